import type { NftInstance } from '#/api/schemas/nft'
import { NftMedia } from '#/entity/NftMedia'
import { Button } from '#/ui/Button'
import { HostileText } from '#/ui/HostileText'
import { Modal } from '#/ui/Modal'

interface EnlargedProps {
  instance: NftInstance
  name: string
  onClose: () => void
}

/** The picture of an NFT as large as the window lets it be. */
export default function Enlarged({ instance, name, onClose }: EnlargedProps) {
  return (
    <Modal title={<HostileText text={name} />} width="max-w-5xl" onClose={onClose}>
      <div className="mx-auto max-w-[calc(100dvh-11rem)]">
        <NftMedia instance={instance} size="original" alt={name} />
      </div>
      <Button onClick={onClose}>Close</Button>
    </Modal>
  )
}
