// Side by side, without any network: each phone shows a code and reads the other's, at the same time.

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Link } from '../../net/link.ts'
import { beginPairing, type Pairing, type PairingStep } from '../../net/rtc.ts'
import { linkProblem } from './problems.ts'
import { QrCode } from './qr.tsx'
import { openCamera } from './scan.ts'
import { Scanner } from './scanner.tsx'
import { togetherWords } from './words.ts'

export function ScanWay({ onLink }: { onLink: (link: Link) => void }) {
  const w = togetherWords.value
  const [pairing, setPairing] = useState<Pairing | null>(null)
  const [step, setStep] = useState<PairingStep>('showing')
  const [problem, setProblem] = useState<string | null>(null)
  const [seeing, setSeeing] = useState(false)
  const [typing, setTyping] = useState(false)
  const mounted = useRef(true)
  const mine = useRef<Pairing | null>(null)

  const begin = async () => {
    setProblem(null)
    // why: with the camera granted a browser names its real addresses, which every network can use
    const camera = await openCamera()
    if (camera.ok) for (const track of camera.value.getTracks()) track.stop()
    else {
      setProblem(linkProblem(camera.problem))
      setTyping(true)
    }
    mine.current?.close()
    const begun = await beginPairing()
    if (!begun.ok) return setProblem(linkProblem(begun.problem))
    const fresh = begun.value
    if (!mounted.current) return fresh.close()
    mine.current = fresh
    fresh.onStep = (now) => {
      setStep(now)
      if (now !== 'open') return
      mine.current = null
      onLink(fresh.link)
    }
    fresh.onProblem = (said) => {
      setProblem(linkProblem(said))
      setPairing(null)
    }
    setStep('showing')
    setSeeing(camera.ok)
    setPairing(fresh)
  }

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      mine.current?.close()
    }
  }, [])

  const take = (text: string, how: 'scanned' | 'typed') => {
    const met = pairing?.meet(text, how)
    setProblem(met && !met.ok ? linkProblem(met.problem) : null)
  }

  if (!pairing)
    return (
      <section class="way">
        <p>{w.askCamera}</p>
        {problem && <p role="alert">{problem}</p>}
        <button type="button" class="button button-main" data-action="scan" onClick={begin}>
          {problem ? w.freshCode : w.startScan}
        </button>
      </section>
    )
  const said: Partial<Record<PairingStep, string>> = {
    reached: w.reached,
    meeting: w.meeting,
    waiting: w.waitingScan,
    unanswered: w.unanswered,
  }
  return (
    <section class="way" data-step={step}>
      <div class="way-code" data-code={pairing.code}>
        <QrCode text={pairing.code} label={w.scanEach} />
      </div>
      {seeing && (
        <div class="way-camera">
          <Scanner
            label={w.scanEach}
            onText={(text) => take(text, 'scanned')}
            onProblem={(said) => {
              setSeeing(false)
              setTyping(true)
              setProblem(linkProblem(said))
            }}
          />
        </div>
      )}
      <p role="status">{said[step] ?? w.holdTogether}</p>
      {problem && <p role="alert">{problem}</p>}
      {typing ? (
        <Typed blocks={pairing.blocks} use={(text) => take(text, 'typed')} />
      ) : (
        <button type="button" class="button" data-action="type" onClick={() => setTyping(true)}>
          {w.typeCode}
        </button>
      )}
      <button type="button" class="button" data-action="fresh" onClick={begin}>
        {w.freshCode}
      </button>
    </section>
  )
}

/** Where no camera helps: the code in blocks, each with its own check. */
function Typed({ blocks, use }: { blocks: readonly string[]; use: (text: string) => void }) {
  const w = togetherWords.value
  const [text, setText] = useState('')
  return (
    <>
      <p>
        {w.myCodeTyped}
        <output class="blocks">{blocks.join(' ')}</output>
      </p>
      <label class="field">
        {w.typedCode}
        <textarea
          rows={4}
          autocapitalize="characters"
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="button" class="button" data-action="use-typed" onClick={() => use(text)}>
        {w.useCode}
      </button>
    </>
  )
}
