import type { ChosenNode } from '#/data/queries/rpc'

/** Names the node that values are read from, and the block: 'latest', or a height. */
export function ReadFrom({ node, block }: { node: ChosenNode; block: string }) {
  return (
    <p className="text-muted">
      Read from {node.host}
      {node.source !== 'configured' && ' (JSON-RPC endpoint of the API)'}
      {block === 'latest' ? ' at the latest block' : ` at block ${block}`}
    </p>
  )
}
