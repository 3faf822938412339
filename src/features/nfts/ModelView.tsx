import { useEffect, useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { type ModelWord, readModelWord } from '#/domain/frameWords'
import { NftImage } from '#/entity/NftImage'
import { megabytes } from '#/domain/numberFormat'
import { MediaStatus } from '#/features/nfts/MediaStatus'
import { UntrustedText } from '#/ui/UntrustedText'
import { SealedFrame } from '#/ui/SealedFrame'

/** Largest model that loads without, and with "Load it anyway". */
const MAX_BYTES = 25_000_000
const MAX_CONFIRMED_BYTES = 300_000_000
/** How long the viewer may not report anything; longer than it waits for a host. */
const VIEWER_TIMEOUT_MS = 30_000

type FailureReason = Extract<ModelWord, { why: unknown }>['why'] | 'silent'

const FAILURE_TEXT: Readonly<Record<FailureReason, string>> = {
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
  /** Its image is shown until the model has loaded. */
  instance: NftInstance
}

/** A 3D model that the user can turn, drawn in a frame without access to this site. */
export function ModelView({ sources, name, instance }: ModelViewProps) {
  const [confirmed, setConfirmed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [reply, setReply] = useState<ModelWord | { state: 'opening' } | { state: 'failed'; why: 'silent' }>({
    state: 'opening',
  })
  const { state } = reply
  const busy = isBusy(reply)
  useEffect(() => {
    if (!isBusy(reply)) return
    const timer = setTimeout(() => setReply({ state: 'failed', why: 'silent' }), VIEWER_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [reply])
  const retry = () => {
    setReply({ state: 'opening' })
    setAttempt(attempt + 1)
  }
  if (state === 'too large') {
    const { size } = reply
    const anyway = () => {
      setConfirmed(true)
      retry()
    }
    return (
      <MediaStatus {...(confirmed ? {} : { action: ['Load it anyway', anyway] })}>
        {size === null
          ? `Too large: more than ${megabytes(confirmed ? MAX_CONFIRMED_BYTES : MAX_BYTES)}`
          : `Too large: ${megabytes(size)}`}
      </MediaStatus>
    )
  }
  if (state === 'failed')
    return (
      <MediaStatus action={['Try again', retry]}>
        The model is not shown. {FAILURE_TEXT[reply.why]}{' '}
        {'detail' in reply && reply.detail !== undefined && <UntrustedText text={reply.detail} max={120} />}
      </MediaStatus>
    )
  return (
    <div className="relative size-full">
      {busy && (
        <>
          <NftImage instance={instance} size="500x500" />
          <p role="status" className="absolute inset-x-0 bottom-2 z-1 text-center">
            <span className="rounded-sm bg-raised px-2 py-1">{progress(reply)}</span>
          </p>
        </>
      )}
      <SealedFrame
        key={attempt}
        document="model"
        title={`3D model of ${name}`}
        question={{ sources, most: confirmed ? MAX_CONFIRMED_BYTES : MAX_BYTES, name }}
        onWord={(message) => {
          const read = readModelWord(message)
          if (read) setReply(read)
        }}
        className={`absolute inset-0 size-full scheme-light ${busy ? 'opacity-0' : ''}`}
      />
    </div>
  )
}

const isBusy = ({ state }: { state: string }) => !/^(?:shown|too large|failed)$/.test(state)

function progress(reply: { state: string; received?: number }): string {
  if (reply.state === 'fetching')
    return reply.received ? `Fetching the model: ${megabytes(reply.received)}` : 'Asking for the model…'
  return reply.state === 'reading' ? 'Reading the model…' : 'Opening the viewer…'
}
