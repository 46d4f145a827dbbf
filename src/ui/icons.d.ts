declare module 'virtual:card-icons' {
  const icons: Readonly<Record<string, string>>
  export default icons
}
