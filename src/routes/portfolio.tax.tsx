import { createFileRoute } from '@tanstack/react-router'
import { useAddressSet } from '#/data/addressSet/addressSet'
import { TaxFilePage } from '#/features/taxFile/TaxFilePage'
import { PageMeta } from '#/ui/PageMeta'

export const Route = createFileRoute('/portfolio/tax')({ component: TaxFile })

function TaxFile() {
  const connection = Route.useRouteContext()
  return (
    <>
      <PageMeta title="Tax file" />
      <TaxFilePage connection={connection} set={useAddressSet(connection.config)} />
    </>
  )
}
