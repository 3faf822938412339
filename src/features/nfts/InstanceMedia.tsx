import { lazy, Suspense, useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { NftMedia } from '#/entity/NftMedia'
import { activeMediumOf } from '#/features/nfts/activeMedium'
import { PlayChoice } from '#/features/nfts/PlayChoice'
import { Button } from '#/ui/Button'

const Player = lazy(() => import('#/features/nfts/Player'))
const Enlarged = lazy(() => import('#/features/nfts/Enlarged'))

/** The picture of an NFT, larger on request; what it plays or runs besides stands in the picture's place once that is asked for. */
export function InstanceMedia({ instance, name }: { instance: NftInstance; name: string }) {
  const [doing, setDoing] = useState<'showing' | 'playing' | 'enlarged'>('showing')
  const medium = activeMediumOf(instance)
  const show = () => setDoing('showing')
  return (
    <div className="min-w-0">
      {doing === 'playing' && medium ? (
        <Suspense fallback={<div className="aspect-square w-full rounded-sm bg-sunken" />}>
          <Player medium={medium} instance={instance} name={name} />
        </Suspense>
      ) : (
        <NftMedia instance={instance} size="500x500" alt={name} />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {doing === 'playing' ? (
          <>
            <Button onClick={show}>Back to the picture</Button>
            {medium?.kind === 'model' && (
              <p className="basis-full text-sm text-muted">Dragging and the arrow keys turn the model.</p>
            )}
          </>
        ) : (
          <>
            <Button onClick={() => setDoing('enlarged')}>Enlarge</Button>
            {medium && <PlayChoice medium={medium} onPlay={() => setDoing('playing')} />}
          </>
        )}
      </div>
      {doing === 'enlarged' && (
        <Suspense>
          <Enlarged instance={instance} name={name} onClose={show} />
        </Suspense>
      )}
    </div>
  )
}
