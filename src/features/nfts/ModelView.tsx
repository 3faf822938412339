import { useEffect, useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { type ModelWord, readModelWord } from '#/domain/frameWords'
import { NftMedia } from '#/entity/NftMedia'
import { megabytes } from '#/domain/numberFormat'
import { MediumState } from '#/features/nfts/MediumState'
import { UntrustedText } from '#/ui/UntrustedText'
import { SealedFrame } from '#/ui/SealedFrame'

/** Bytes of a model that is fetched because it was asked for, and because that was insisted on. */
const most = 25_000_000
const mostInsisted = 300_000_000
/** How long the viewer may say nothing, ms; more than it waits for a host. */
const patience = 30_000

type Why = Extract<ModelWord, { why: unknown }>['why'] | 'silent'

const faults: Readonly<Record<Why, string>> = {
  'no answer': 'No answer from its host, or one that other sites may not read.',
  late: 'Its host stopped sending.',
  refused: 'Its host does not have it, or does not give it.',
  'no 3D': 'This browser draws no 3D here: WebGL 2 is missing or turned off.',
  'no model': 'What came is no glTF file.',
  'other files': 'It is in several files, and only one is fetched. The others:',
  extensions: 'It is packed in a way that is not read here:',
  'too much': 'It has more parts than can be drawn without holding the browser up.',
  unreadable: 'What came is damaged, or more than this browser can draw.',
  silent: 'The viewer does not answer: it is busy with the model, or this site’s server forbids it.',
}

interface ModelViewProps {
  sources: readonly string[]
  name: string
  /** Whose picture is shown until the model is. */
  instance: NftInstance
}

/** A 3D model that can be turned, in a frame that can reach nothing; the picture until it is there. */
export function ModelView({ sources, name, instance }: ModelViewProps) {
  const [insisted, setInsisted] = useState(false)
  const [round, setRound] = useState(0)
  const [word, setWord] = useState<ModelWord | { state: 'opening' } | { state: 'failed'; why: 'silent' }>({
    state: 'opening',
  })
  const { state } = word
  const busy = isBusy(word)
  useEffect(() => {
    if (!isBusy(word)) return
    const timer = setTimeout(() => setWord({ state: 'failed', why: 'silent' }), patience)
    return () => clearTimeout(timer)
  }, [word])
  const again = () => {
    setWord({ state: 'opening' })
    setRound(round + 1)
  }
  if (state === 'too large') {
    const { size } = word
    const anyway = () => {
      setInsisted(true)
      again()
    }
    return (
      <MediumState {...(insisted ? {} : { act: ['Load it anyway', anyway] })}>
        {size === null
          ? `Too large: more than ${megabytes(insisted ? mostInsisted : most)}`
          : `Too large: ${megabytes(size)}`}
      </MediumState>
    )
  }
  if (state === 'failed')
    return (
      <MediumState act={['Try again', again]}>
        The model is not shown. {faults[word.why]}{' '}
        {'detail' in word && word.detail !== undefined && <UntrustedText text={word.detail} max={120} />}
      </MediumState>
    )
  return (
    <div className="relative size-full">
      {busy && (
        <>
          <NftMedia instance={instance} size="500x500" />
          <p role="status" className="absolute inset-x-0 bottom-2 z-1 text-center">
            <span className="rounded-sm bg-raised px-2 py-1">{progress(word)}</span>
          </p>
        </>
      )}
      <SealedFrame
        key={round}
        document="model"
        title={`3D model of ${name}`}
        question={{ sources, most: insisted ? mostInsisted : most, name }}
        onWord={(said) => {
          const read = readModelWord(said)
          if (read) setWord(read)
        }}
        className={`absolute inset-0 size-full scheme-light ${busy ? 'opacity-0' : ''}`}
      />
    </div>
  )
}

const isBusy = ({ state }: { state: string }) => !/^(?:shown|too large|failed)$/.test(state)

function progress(word: { state: string; received?: number }): string {
  if (word.state === 'fetching')
    return word.received ? `Fetching the model: ${megabytes(word.received)}` : 'Asking for the model…'
  return word.state === 'reading' ? 'Reading the model…' : 'Opening the viewer…'
}
