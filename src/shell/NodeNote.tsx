import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type Chain, nodeUrlOf } from '#/data/config/config'
import { pauseNode, useFollowedNode } from '#/data/queries/followNode'
import { useIndexingText } from '#/entity/useIndexingText'
import { Button } from '#/ui/Button'

/**
 * The notes on each page of a chain that is read from its node, which follows the node: how many blocks are read, because the page has
 * only what is in these, whether the node responds, and that it has another chain than before.
 */
export default function NodeNote({ chain }: { chain: Chain }) {
  const { config, client, fetch, queryClient } = useRouteContext({ from: '__root__' })
  const state = useFollowedNode(chain.id)
  const [seenRestarts, setSeenRestarts] = useState(0)
  const progress = useIndexingText({ config, client, chain }, { isRepeated: true })
  const { host, origin } = new URL(nodeUrlOf(chain) ?? '', location.origin)
  return (
    <>
      {state?.problem === 'silent' && (
        <Note icon="icon-warning text-bad">
          No response from the node{origin !== location.origin && ` at ${host}`}. Pages have what was read before.
          Retrying…
        </Note>
      )}
      {state && state.restarts > seenRestarts && (
        <Note icon="icon-warning text-warn">
          The node has another chain than before. Pages show the new one; saved blocks of the other are removed.{' '}
          <Button onClick={() => setSeenRestarts(state.restarts)}>Dismiss</Button>
        </Note>
      )}
      {state?.problem === 'limited' && <Note icon="icon-clock text-warn">The node limits its requests. Retrying…</Note>}
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

function Note({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <p role="status" className={`icon ${icon} mx-auto w-full max-w-[120rem] px-4 pt-3 text-sm`}>
      {children}
    </p>
  )
}
