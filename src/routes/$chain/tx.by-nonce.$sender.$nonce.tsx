import { createFileRoute } from '@tanstack/react-router'
import { absentNonceText, findByNonce } from '#/data/queries/byNonce'
import { bySenderAndNonce } from '#/data/routeParams'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { FoundRecord } from '#/entity/FoundRecord'
import { MistypedNote } from '#/entity/MistypedNote'

export const Route = createFileRoute('/$chain/tx/by-nonce/$sender/$nonce')({
  beforeLoad: bySenderAndNonce,
  component: TransactionByNonce,
})

function TransactionByNonce() {
  const { chain, sender, nonce } = Route.useParams()
  return (
    <FoundRecord
      title={`Transaction of ${sender} with nonce ${grouped(Number(nonce))}`}
      find={async (connection, signal) => {
        const found = await findByNonce(connection, sender, Number(nonce), signal)
        return found.row?.hash
          ? { path: paths.transaction(connection.chain.id, found.row.hash) }
          : { absent: absentNonceText(Number(nonce), found) }
      }}
    >
      <MistypedNote chain={chain} pagesOn={chain} address={sender} />
    </FoundRecord>
  )
}
