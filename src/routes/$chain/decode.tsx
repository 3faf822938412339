import { createFileRoute } from '@tanstack/react-router'
import { DecodePage } from '#/features/decode/DecodePage'
import { type DecodeParameters, decodeParameters } from '#/features/decode/parameters'

export const Route = createFileRoute('/$chain/decode')({
  validateSearch: (search: Record<string, unknown>): DecodeParameters => decodeParameters.parse(search),
  component: () => <DecodePage search={Route.useSearch()} />,
})
