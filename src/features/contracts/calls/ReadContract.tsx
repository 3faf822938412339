import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { methodsOf } from '#/contracts/method'
import { nodeQuery, useNodeConnection } from '#/data/queries/rpc'
import { AbiBoundary, type AbiPageProps } from '#/features/contracts/calls/AbiBoundary'
import { BlockField } from '#/features/contracts/calls/BlockField'
import type { CallParameters } from '#/features/contracts/calls/callParameters'
import { MethodList } from '#/features/contracts/calls/MethodList'
import { NodeError } from '#/entity/calls/NodeError'
import { ReadFrom } from '#/features/contracts/calls/ReadFrom'
import { useNamedToken } from '#/features/contracts/calls/ArgumentField'
import { DetailRowsSkeleton } from '#/ui/Skeleton'

/** Reads a contract through its view functions, at the latest block or an earlier one. */
export function ReadContract(props: { hash: string; search: CallParameters }) {
  return <AbiBoundary {...props} page={ReadByAbi} />
}

function ReadByAbi({ hash, search, abi, onChange }: AbiPageProps) {
  const connection = useNodeConnection()
  const node = useQuery(nodeQuery(connection))
  const token = useNamedToken(hash)
  const [methods] = useState(() => methodsOf(abi.abi, 'read'))
  const block = search.block ?? 'latest'
  return (
    <>
      <BlockField key={block} block={block} onChange={(height) => onChange({ block: height })} />
      {node.error && <NodeError error={node.error} onRetry={() => void node.refetch()} />}
      {node.data && <ReadFrom node={node.data} block={block} />}
      {/* Not before it is known whether there is a node: an error would move the functions. */}
      {node.isPending ? (
        <DetailRowsSkeleton />
      ) : (
        <MethodList
          hash={hash}
          abi={abi.abi}
          methods={methods}
          block={block}
          token={token}
          search={search}
          canRead={node.data !== undefined}
          onRead={(fn, args) => onChange({ fn, args })}
        />
      )}
    </>
  )
}
