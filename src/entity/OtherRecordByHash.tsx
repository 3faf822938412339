import { useQuery } from '@tanstack/react-query'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'

/** The record of another kind that has the hash of a transaction that was not found: a user operation or a block; nothing without one. */
export default function OtherRecordByHash({ hash }: { hash: string }) {
  const connection = useChain()
  const { id } = connection.chain
  const operation = useQuery({ ...itemQuery(connection, 'userOperation', { hash }), ...SECONDARY, retry: false })
  const block = useQuery({ ...itemQuery(connection, 'block', { id: hash }), ...SECONDARY, retry: false })
  const found = operation.data?.value
    ? { noun: 'user operation', href: paths.userOperation(id, hash) }
    : block.data?.value
      ? { noun: 'block', href: paths.block(id, hash) }
      : null
  if (found === null) return null
  return (
    <p role="status">
      This is the hash of a {found.noun}.{' '}
      <a href={found.href} className="underline">
        Open the {found.noun}
      </a>
    </p>
  )
}
