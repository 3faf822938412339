import type { ReactNode } from 'react'
import { mediaChoice } from '#/data/settings/mediaChoice'
import { htmlOfData } from '#/domain/htmlOfData'
import { isReadModel, type MediaKind } from '#/domain/mediaKind'
import { paths } from '#/domain/paths'
import type { ActiveMedium } from '#/features/nfts/activeMedium'
import { usePlayable } from '#/features/nfts/usePlayable'
import { Button } from '#/ui/Button'
import { UntrustedUrl } from '#/ui/UntrustedUrl'

const words: Record<MediaKind, readonly [label: string, note: string]> = {
  image: ['Show the animation', ''],
  video: ['Play the video', ''],
  audio: ['Play the sound', ''],
  model: ['Show the 3D model', ' It is read apart from the explorer and cannot reach it.'],
  page: [
    'Run its page',
    ' It is a program of the NFT’s author, which runs apart from the explorer and cannot reach it.',
  ],
}

/** Offers to play or run what an NFT has beside its picture; says why not where it is not offered. */
export function PlayChoice({ medium, onPlay }: { medium: ActiveMedium; onPlay: () => void }) {
  const [source] = usePlayable(medium)
  const { written, kind } = medium
  if (kind === 'model' && !isReadModel(written))
    return (
      <Said>
        It is a 3D model of a kind that is not shown here, only glTF is; open the file: <UntrustedUrl text={written} />
      </Said>
    )
  const own = kind === 'page' && htmlOfData(written) !== null
  if (kind === 'page' && !own && /^\s*data:/i.test(written))
    return <Said>It is data of a kind that is neither played nor run here. All of it is in the metadata.</Said>
  const [label, note] = words[kind]
  if (source === undefined && !own)
    return <Said>{`“${label}” is not offered: its address is none that may be opened here.`}</Said>
  if (mediaChoice() === 'never')
    return (
      <Said>
        Media of others are turned off in the <a href={paths.settings()}>settings</a>.
      </Said>
    )
  const host = source === undefined || source.startsWith('data:') ? null : new URL(source, location.href).host
  return (
    <>
      <Button onClick={onPlay}>{label}</Button>
      <Said>
        {host === null ? 'It is part of the metadata.' : `From ${host}, which learns your network address.`}
        {note}
        {own && ' Nothing that it would fetch from elsewhere comes.'}
      </Said>
    </>
  )
}

function Said({ children }: { children: ReactNode }) {
  return <p className="min-w-0 basis-full text-sm break-words text-muted">{children}</p>
}
