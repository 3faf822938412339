import { useEffect, useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { type ModelWord, readModelWord } from '#/domain/media/frameWords'
import { NftImage } from '#/entity/NftImage'
import { megabytes } from '#/domain/amounts/numberFormat'
import { plainText } from '#/domain/text/text'
import { MediaStatus } from '#/features/nfts/MediaElement'
import { UntrustedText } from '#/ui/UntrustedText'
import { SealedFrame } from '#/ui/SealedFrame'

/** Largest model that loads without, and with "Load anyway". */
const MAX_BYTES = 25_000_000
const MAX_CONFIRMED_BYTES = 300_000_000
/** How long the viewer may stay silent; longer than its own timeout for a host. */
const VIEWER_TIMEOUT_MS = 30_000

type FailureReason = Extract<ModelWord, { why: unknown }>['why'] | 'silent'

const FAILURE_TEXT: Readonly<Record<FailureReason, string>> = {
  'no answer': 'Its host did not respond, or does not allow other sites to read the file.',
  late: 'The download timed out.',
  refused: 'Its host did not find the file or denied access.',
  'no 3D': 'WebGL 2 is not available in this browser.',
  'no model': 'The file is not glTF.',
  'other files': 'Models in several files are not supported. Other files:',
  extensions: 'Unsupported glTF extensions:',
  'too much': 'It has too many parts to draw.',
  unreadable: 'The file is damaged or too complex for this browser.',
  silent: 'The viewer timed out.',
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
      <MediaStatus {...(confirmed ? {} : { action: ['Load anyway', anyway] })}>
        {size === null
          ? `Too large: more than ${megabytes(confirmed ? MAX_CONFIRMED_BYTES : MAX_BYTES)}`
          : `Too large: ${megabytes(size)}`}
      </MediaStatus>
    )
  }
  if (state === 'failed')
    return (
      <MediaStatus action={['Retry', retry]}>
        Couldn’t show the 3D model. {FAILURE_TEXT[reply.why]}{' '}
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
        title={`3D model of ${plainText(name, 60)}`}
        question={{ sources, most: confirmed ? MAX_CONFIRMED_BYTES : MAX_BYTES, name }}
        onMessage={(message) => {
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
    return reply.received ? `Loading 3D model… ${megabytes(reply.received)}` : 'Loading 3D model…'
  return reply.state === 'reading' ? 'Preparing 3D model…' : 'Loading viewer…'
}
