import { type ReactNode, useEffect, useState } from 'react'
import { type MediumSize, readMediumSize } from '#/domain/frameWords'
import { megabytes } from '#/domain/numberFormat'
import { MediumState } from '#/features/nfts/MediumState'
import { SealedFrame } from '#/ui/SealedFrame'

/** Bytes of what is played or run because it was asked for, without insisting on it. */
const most = 50_000_000
/** How long a host is asked for the size, ms: many tell other sites none. */
const patience = 3000

const untold: MediumSize = { bytes: null, type: null }

interface SizedMediumProps {
  source: string
  /** What is to be shown of a medium that is not too large, or was insisted on; its type where its host told one. */
  children: (type: string | null) => ReactNode
}

/** A medium of which its host was asked how large it is before any of it is fetched. */
export function SizedMedium({ source, children }: SizedMediumProps) {
  const [size, setSize] = useState<MediumSize | null>(
    // What stands in the address itself is as long as that.
    source.startsWith('data:') ? { bytes: source.length, type: null } : null,
  )
  const [insisted, setInsisted] = useState(false)
  useEffect(() => {
    if (size) return
    const timer = setTimeout(() => setSize(untold), patience)
    return () => clearTimeout(timer)
  }, [size])
  if (!size)
    return (
      <>
        <MediumState>Asking its host how large it is…</MediumState>
        <SealedFrame
          document="size"
          title="Size of the medium"
          question={{ source }}
          onWord={(said) => setSize(readMediumSize(said))}
          className="absolute size-0 invisible"
        />
      </>
    )
  if (size.bytes !== null && size.bytes > most && !insisted)
    return (
      <MediumState act={['Load it anyway', () => setInsisted(true)]}>Too large: {megabytes(size.bytes)}</MediumState>
    )
  return children(size.type)
}
