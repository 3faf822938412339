import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { NodeFault } from '#/contracts/nodeFault'
import { type Chain, nodeUrlOf } from '#/data/config/config'
import { pauseNode, useFollowedNode } from '#/data/queries/followNode'
import { silenceOf } from '#/data/sources/nodeSilence'
import { NodeFaultNotice } from '#/entity/NodeFaultNotice'
import { useIndexingText } from '#/entity/useIndexingText'
import { Button } from '#/ui/Button'

/** Time between two looks for the reason of a missing response, ms. */
const SILENCE_INTERVAL_MS = 10_000

/**
 * The notes on each page of a chain that is read from its node, which follows the node: how many blocks are read, because the page has
 * only what is in these, whether the node responds, and that it has another chain than before.
 */
export default function NodeNote({ chain }: { chain: Chain }) {
  const { config, client, fetch, queryClient } = useRouteContext({ from: '__root__' })
  const state = useFollowedNode(chain.id)
  const [seenRestarts, setSeenRestarts] = useState(0)
  const [hasSeenGrowth, setHasSeenGrowth] = useState(false)
  const progress = useIndexingText({ config, client, chain }, { isRepeated: true })
  const url = new URL(nodeUrlOf(chain) ?? '', location.origin).href
  return (
    <>
      {state?.problem && (
        <NodeProblem chain={chain} url={url} problem={state.problem} hasBlocks={state.head !== null} />
      )}
      {state && state.restarts > seenRestarts && (
        <Note icon="icon-warning text-warn">
          The node has another chain than before. Pages show the new one; saved blocks of the other are removed.{' '}
          <Button onClick={() => setSeenRestarts(state.restarts)}>Dismiss</Button>
        </Note>
      )}
      {state?.hasOutgrown === true && !hasSeenGrowth && (
        <Note icon="icon-clock text-warn">
          The chain has too many blocks now to index all. Pages read from the node what they need, and lists say which
          blocks were searched. <Button onClick={() => setHasSeenGrowth(true)}>Dismiss</Button>
        </Note>
      )}
      {progress !== null && (
        <Note icon="icon-clock text-warn">
          {progress}
          {state?.isPaused && ', paused'}. Pages have what is in these only.{' '}
          {state && (
            <Button onClick={() => void pauseNode(fetch, queryClient, chain.id, !state.isPaused)}>
              {state.isPaused ? 'Resume' : 'Pause'}
            </Button>
          )}
        </Note>
      )}
    </>
  )
}

interface NodeProblemProps {
  chain: Chain
  url: string
  problem: NodeFault
  /** Whether pages show blocks that were read before. */
  hasBlocks: boolean
}

/** Why the node cannot be read now. */
function NodeProblem({ chain, url, problem, hasBlocks }: NodeProblemProps) {
  const { fetch } = useRouteContext({ from: '__root__' })
  const { data: silence } = useQuery({
    queryKey: ['node silence', chain.id, url],
    queryFn: () => silenceOf(fetch, url),
    enabled: problem.kind === 'silent',
    refetchInterval: SILENCE_INTERVAL_MS,
    staleTime: 0,
    gcTime: 0,
  })
  const isPassed = problem.kind === 'limited' || problem.kind === 'slow' || problem.kind === 'failing'
  if (isPassed || (problem.kind === 'silent' && hasBlocks && (silence ?? 'down') === 'down')) {
    const { host, origin } = new URL(url)
    return (
      <Note icon={problem.kind === 'limited' ? 'icon-clock text-warn' : 'icon-warning text-bad'}>
        {problem.kind === 'limited'
          ? 'The node limits its requests, so that pages load slowly. '
          : `No response from the node${origin === location.origin ? '' : ` at ${host}`}. `}
        {hasBlocks ? 'Pages have what was read before. ' : problem.kind !== 'limited' && 'Check that it is running. '}
        Retrying…
      </Note>
    )
  }
  const fault = problem.kind === 'silent' ? silence && { kind: silence } : problem
  if (!fault) return null
  return (
    <div className="mx-auto w-full max-w-[120rem] px-4 pt-3">
      <NodeFaultNotice fault={fault} url={url} setIn={chain.added ? 'by adding the chain again' : 'in config.json'} />
    </div>
  )
}

function Note({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <p role="status" className={`icon ${icon} mx-auto w-full max-w-[120rem] px-4 pt-3 text-sm`}>
      {children}
    </p>
  )
}
