import { createFileRoute } from '@tanstack/react-router'
import { callParameters } from '#/features/contracts/calls/callParameters'
import { WriteContract } from '#/features/contracts/calls/WriteContract'

export const Route = createFileRoute('/$chain/address/$hash/contract/write')({
  validateSearch: (search: Record<string, unknown>) => callParameters.parse(search),
  component: WritePage,
})

function WritePage() {
  return <WriteContract hash={Route.useParams().hash} search={Route.useSearch()} />
}
