import { createFileRoute } from '@tanstack/react-router'
import { itemRoute } from '#/data/queries/resourceQueries'
import { byBlobHash } from '#/data/routeParams'
import { BlobPage } from '#/features/blobs/BlobPage'

export const Route = createFileRoute('/$chain/blob/$hash')({
  beforeLoad: byBlobHash,
  ...itemRoute('blob'),
  component: Blob,
})

function Blob() {
  return <BlobPage hash={Route.useParams().hash} />
}
