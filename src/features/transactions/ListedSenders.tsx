import { use } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { namedAddresses } from '#/entity/namedAddresses'
import { NamesakeContext } from '#/entity/SameNameMark'
import { suspectOf } from '#/features/transactions/suspectOf'
import { DetailRows } from '#/ui/DetailRows'

/** Senders that are named. */
const MAX_NAMED = 12

/** The accounts in whose names a transaction of suspect transfers was made, also those of zero-value transfers; nothing for any other transaction. */
export function ListedSenders({ transaction, hash }: { transaction: Transaction; hash: string }) {
  const { chain } = useChain()
  const namesakes = use(NamesakeContext)
  const senders = suspectOf(transaction, namesakes)?.unsigned ?? []
  if (senders.length === 0) return null
  const names = namedAddresses(transaction.token_transfers ?? [])
  const more = senders.length - MAX_NAMED
  const list = (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 [&_a]:underline">
      {senders.slice(0, MAX_NAMED).map((sender) => {
        const known = names.get(sender.toLowerCase())
        return (
          <li key={sender}>
            {known ? (
              <AddressLink chain={chain.id} address={known} />
            ) : (
              <AddressHashLink chain={chain.id} hash={sender} />
            )}
          </li>
        )
      })}
      {more > 0 && (
        <li>
          <a href={paths.transaction(chain.id, hash, 'token-transfers')}>{grouped(more)} more</a>
        </li>
      )}
    </ul>
  )
  return (
    <div className="mb-4">
      <DetailRows
        facts={[
          {
            label: 'Listed senders',
            hint: 'Accounts that the transfers name as senders, and that did not sign.',
            value: list,
          },
        ]}
      />
    </div>
  )
}
