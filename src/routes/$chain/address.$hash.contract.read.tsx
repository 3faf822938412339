import { createFileRoute } from '@tanstack/react-router'
import { callParameters } from '#/features/contracts/calls/callParameters'
import { ReadContract } from '#/features/contracts/calls/ReadContract'

export const Route = createFileRoute('/$chain/address/$hash/contract/read')({
  validateSearch: (search: Record<string, unknown>) => callParameters.parse(search),
  component: ReadPage,
})

function ReadPage() {
  return <ReadContract hash={Route.useParams().hash} search={Route.useSearch()} />
}
