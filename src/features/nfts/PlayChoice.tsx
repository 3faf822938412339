import type { ReactNode } from 'react'
import { mediaChoice } from '#/data/mediaChoice'
import type { MediaKind } from '#/domain/mediaKind'
import { paths } from '#/domain/paths'
import type { ActiveMedium } from '#/features/nfts/activeMedium'
import { usePlayable } from '#/features/nfts/usePlayable'
import { Button } from '#/ui/Button'
import { UntrustedAddress } from '#/ui/UntrustedAddress'

const words: Record<Exclude<MediaKind, 'model'>, readonly [label: string, note: string]> = {
  image: ['Show the animation', ''],
  video: ['Play the video', ''],
  audio: ['Play the sound', ''],
  page: [
    'Run its page',
    ' It is a program of the NFT’s author, which runs apart from the explorer and cannot reach it.',
  ],
}

/** Offers to play or run what an NFT has beside its picture; says why not where it is not offered. */
export function PlayChoice({ medium, onPlay }: { medium: ActiveMedium; onPlay: () => void }) {
  const [source] = usePlayable(medium)
  if (medium.kind === 'model')
    return (
      <Said>
        It is a 3D model, which is not shown here; open the file: <UntrustedAddress text={medium.written} />
      </Said>
    )
  // It would be bound by the policy of this document, under which nothing runs that is not the explorer's own.
  if (medium.kind === 'page' && /^\s*data:/i.test(medium.written))
    return (
      <Said>
        It is a page written into the metadata, which is not run here, as no script of others is part of the explorer.
        All of it is in the metadata.
      </Said>
    )
  const [label, note] = words[medium.kind]
  if (source === undefined)
    return <Said>{`“${label}” is not offered: its address is none that may be opened here.`}</Said>
  if (mediaChoice() === 'never')
    return (
      <Said>
        Media of others are turned off in the <a href={paths.settings()}>settings</a>.
      </Said>
    )
  const host = source.startsWith('data:') ? null : new URL(source, location.href).host
  return (
    <>
      <Button onClick={onPlay}>{label}</Button>
      <Said>
        {host === null ? 'It is part of the metadata.' : `From ${host}, which learns your network address.`}
        {note}
      </Said>
    </>
  )
}

function Said({ children }: { children: ReactNode }) {
  return <p className="min-w-0 basis-full text-sm break-words text-muted">{children}</p>
}
