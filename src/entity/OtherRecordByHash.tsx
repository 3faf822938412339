import { useQuery } from '@tanstack/react-query'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'

interface OtherRecordByHashProps {
  hash: string
  /** What was looked up by it and not found. */
  missing: 'transaction' | 'user operation'
}

/** The record of another kind that has a hash: a transaction, a user operation or a block; nothing without one. */
export default function OtherRecordByHash({ hash, missing }: OtherRecordByHashProps) {
  const connection = useChain()
  const { id } = connection.chain
  const once = { ...SECONDARY, retry: false }
  const transaction = useQuery({
    ...itemQuery(connection, 'transaction', { hash }),
    ...once,
    enabled: missing !== 'transaction',
  })
  const operation = useQuery({
    ...itemQuery(connection, 'userOperation', { hash }),
    ...once,
    enabled: missing !== 'user operation',
  })
  const block = useQuery({ ...itemQuery(connection, 'block', { id: hash }), ...once })
  const found = transaction.data?.value
    ? { noun: 'transaction', href: paths.transaction(id, hash) }
    : operation.data?.value
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
