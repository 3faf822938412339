import { useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { htmlOfData } from '#/domain/htmlOfData'
import { mediaKind } from '#/domain/mediaKind'
import type { ActiveMedium } from '#/features/nfts/activeMedium'
import { MediumState } from '#/features/nfts/MediumState'
import { ModelView } from '#/features/nfts/ModelView'
import { PageView } from '#/features/nfts/PageView'
import { Played } from '#/features/nfts/Played'
import { SizedMedium } from '#/features/nfts/SizedMedium'
import { usePlayable } from '#/features/nfts/usePlayable'

interface PlayerProps {
  medium: ActiveMedium
  instance: NftInstance
  name: string
}

/** Plays or runs a medium that the reader asked for, in the square of the picture. */
export default function Player({ medium, instance, name }: PlayerProps) {
  const html = medium.kind === 'page' ? htmlOfData(medium.written) : null
  const sources = usePlayable(medium)
  return (
    <div className="relative grid aspect-square w-full place-items-center overflow-hidden rounded-sm bg-sunken text-sm text-muted">
      {html !== null ? (
        <PageView html={html} name={name} />
      ) : medium.kind === 'model' ? (
        <ModelView sources={sources} name={name} instance={instance} />
      ) : (
        <FromHost medium={medium} sources={sources} name={name} instance={instance} />
      )}
    </div>
  )
}

/** From the first address on, the next one where one fails. */
function FromHost({ medium: { written, kind }, sources, ...of }: PlayerProps & { sources: readonly string[] }) {
  const [at, setAt] = useState(0)
  const source = sources[at]
  if (source === undefined)
    return (
      <MediumState act={['Try again', () => setAt(0)]}>
        It could not be played: no answer, or nothing that this browser can play.
      </MediumState>
    )
  return (
    <SizedMedium key={source} source={source}>
      {(type) => {
        // An address that tells nothing may be a page; its host knows.
        const told = kind === 'page' && type ? mediaKind(written, type) : kind
        return told === 'model' ? (
          <ModelView sources={sources} {...of} />
        ) : (
          <Played source={source} kind={told} name={of.name} onFailed={() => setAt(at + 1)} />
        )
      }}
    </SizedMedium>
  )
}
