import { createFileRoute } from '@tanstack/react-router'
import { findByNonce } from '#/data/queries/byNonce'
import { bySenderAndNonce } from '#/data/routeParams'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { FoundRecord } from '#/entity/FoundRecord'

export const Route = createFileRoute('/$chain/tx/by-nonce/$sender/$nonce')({
  beforeLoad: bySenderAndNonce,
  component: TransactionByNonce,
})

function TransactionByNonce() {
  const { sender, nonce } = Route.useParams()
  return (
    <FoundRecord
      title={`Transaction of ${sender} with nonce ${grouped(Number(nonce))}`}
      find={async (connection, signal) => {
        const { row } = await findByNonce(connection, sender, Number(nonce), signal)
        return row?.hash ? paths.transaction(connection.chain.id, row.hash) : null
      }}
      absent="Not among the latest transactions of this sender"
    />
  )
}
