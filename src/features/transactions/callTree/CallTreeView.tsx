import { type ReactNode, useMemo, useState } from 'react'
import type { Address } from '#/api/schemas/address'
import type { Log } from '#/api/schemas/log'
import type { Chain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { gasFlame, logsByCall } from '#/features/transactions/callTree/callSteps'
import type { CallNode } from '#/domain/transactions/callTree'
import { grouped } from '#/domain/amounts/numberFormat'
import { MoreAbisButton } from '#/entity/decoding/AbiScopeProvider'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { CallTree } from '#/features/transactions/callTree/CallTree'
import { type CallFacts, callTreeItems } from '#/features/transactions/callTree/callTreeItems'
import { useAllPages } from '#/list/useAllPages'
import { Checkbox } from '#/ui/Checkbox'

interface CallTreeViewProps {
  /** Hash of the transaction. */
  hash: string
  root: CallNode
  /** Number of calls. */
  size: number
  /** Whether all calls have loaded. */
  isComplete: boolean
  names: ReadonlyMap<string, Address>
  chain: Chain
  factsOf: (call: CallNode) => CallFacts
  /** Buttons before its settings. */
  children?: ReactNode
}

/** Pages of logs that are loaded; logs of later pages are not shown in the tree. */
const MAX_LOG_PAGES = 20

const NO_EVENTS: ReadonlyMap<CallNode, readonly Log[]> = new Map()

/** The call tree with its settings: proxies merged with their implementations, and events with the calls that emitted them. */
export function CallTreeView({ hash, root, size, isComplete, names, chain, factsOf, children }: CallTreeViewProps) {
  const [foldsProxies, setFoldsProxies] = useState(true)
  const [showsEvents, setShowsEvents] = useState(false)
  const logs = useAllPages(
    useChain(),
    { resource: 'transactionLogs', params: { hash }, filters: {} },
    { most: MAX_LOG_PAGES, wanted: showsEvents },
  )
  const events = useMemo(
    () => (showsEvents && isComplete ? logsByCall(root, logs.rows) : NO_EVENTS),
    [showsEvents, isComplete, root, logs.rows],
  )
  const gas = useMemo(() => gasFlame(root, (call) => factsOf(call).gasUsed), [root, factsOf])
  const items = useMemo(
    () => callTreeItems(root, { factsOf, foldsProxies, events }),
    [root, factsOf, foldsProxies, events],
  )
  const placed = [...events.values()].reduce((sum, each) => sum + each.length, 0)
  const unplaced = logs.rows.length - placed
  return (
    <CallTree root={items} size={size} names={names} chain={chain} gas={gas}>
      {children}
      <Checkbox
        type="checkbox"
        checked={foldsProxies}
        onChange={({ target }) => setFoldsProxies(target.checked)}
        title="Shows a proxy and its delegatecall with the same input data as one call"
      >
        Merge proxy calls
      </Checkbox>
      {isComplete && (
        <Checkbox type="checkbox" checked={showsEvents} onChange={({ target }) => setShowsEvents(target.checked)}>
          Events
        </Checkbox>
      )}
      <MoreAbisButton />
      {showsEvents && logs.state === 'failed' && logs.error && (
        <ErrorNotice error={logs.error} what="Logs" onRetry={logs.resume} />
      )}
      {showsEvents && logs.state !== 'failed' && (
        <p role="status" className="w-full text-sm text-muted">
          {logs.state === 'loading'
            ? `Loading logs… ${grouped(logs.rows.length)} so far`
            : logs.rows.length === 0
              ? 'No logs found'
              : unplaced === 0
                ? `All ${grouped(placed)} events are shown`
                : `${grouped(placed)} of ${grouped(logs.rows.length)} events are shown. The API does not report which calls emitted the others.`}
        </p>
      )}
    </CallTree>
  )
}
