// Colours that a side may have; each has a class of its name in style/counter.css, and a name in words.ts in the same order.

export const COLOURS = ['amber', 'indigo', 'moss', 'plum', 'ochre', 'slate'] as const
