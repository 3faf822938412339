import { ApiError, type ErrorKind } from '#/api/errors'
import { type Config, findChain } from '#/data/config/config'
import { unsavedSlots } from '#/data/persistence/storedValue'
import { useStore } from '#/data/useStore'
import { WATCHES_SLOT } from '#/data/watch/watches'
import { WATCH_STATE_SLOT, type WatchStatus } from '#/data/watch/watchState'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import type { WatchList } from '#/data/watch/watchRule'
import type { WatchState } from '#/data/watch/movements'
import { AddressHashLink } from '#/entity/AddressLink'
import { errorText } from '#/entity/errorText'
import { Time } from '#/entity/Timestamp'

const LISTS: Record<WatchList, readonly [name: string, tab: string]> = {
  addressTransactions: ['transactions', 'txs'],
  addressTokenTransfers: ['token transfers', 'token-transfers'],
  addressInternalTransactions: ['internal transactions', 'internal'],
}

interface WatchNotesProps {
  config: Config
  state: WatchState
  status: WatchStatus
}

/** What the list of movements lacks, and why. */
export function WatchNotes({ config, state, status }: WatchNotesProps) {
  const unsaved = useStore(unsavedSlots)
  const nameOf = (chain: string) => findChain(config, chain)?.name ?? `Chain ${chain}`
  const unreadable = Object.values(status.unreadable).reduce((sum, count) => sum + count, 0)
  return (
    <ul className="stack-2 text-sm text-warn empty:hidden">
      {(unsaved.has(WATCHES_SLOT) || unsaved.has(WATCH_STATE_SLOT)) && (
        <li role="alert" className="icon icon-warning">
          The browser’s storage is full or blocked: this list lasts until you close this tab. What is not saved is found
          again on your next visit.
        </li>
      )}
      {Object.entries(status.problems).map(([place, { kind, until }]) => {
        const [chain = '', address] = place.split(' ')
        if (address !== undefined && status.problems[chain]) return null
        return (
          <li key={place} className="icon icon-warning">
            {nameOf(chain)}
            {address !== undefined && (
              <>
                , <AddressHashLink chain={chain} hash={address} />
              </>
            )}
            : {reasonOf(kind)} Next check: <Time date={new Date(until)} />
          </li>
        )
      })}
      {Object.entries(status.unprocessed).map(([place, lists]) => {
        const [chain = '', address = ''] = place.split(' ')
        const names = lists.map((list) => LISTS[list][0]).join(' and ')
        return (
          <li key={place} className="icon icon-warning">
            {nameOf(chain)}, <AddressHashLink chain={chain} hash={address} />: {names} are still being indexed.
            Movements that appear later are listed then.
          </li>
        )
      })}
      {Object.entries(status.missing).map(([chain, lists]) => (
        <li key={chain} className="icon icon-warning">
          {nameOf(chain)}: its API lists no {lists.flatMap((list) => nameOfList(list) ?? []).join(' or ')}, so these are
          not watched.
        </li>
      ))}
      {state.gaps.map(({ chain, address, list, reached }) => (
        <li key={`${chain} ${address} ${list}`} className="icon icon-warning">
          {nameOf(chain)}: too many pages. Read back to <Time date={new Date(reached)} />; see the{' '}
          <a href={paths.address(chain, address, LISTS[list][1])}>{LISTS[list][0]}</a> of{' '}
          <AddressHashLink chain={chain} hash={address} /> for what is older.
        </li>
      ))}
      {state.dropped > 0 && (
        <li className="icon icon-warning">
          {counted(state.dropped, 'older movement is', 'older movements are')} not kept: the list holds 500.
        </li>
      )}
      {unreadable > 0 && (
        <li className="icon icon-warning">
          {grouped(unreadable)} of the latest rows could not be read, and are not listed.
        </li>
      )}
    </ul>
  )
}

function nameOfList(list: string): string | null {
  return list in LISTS ? LISTS[list as WatchList][0] : null
}

/** Why a chain is not polled. */
function reasonOf(kind: string): string {
  if (kind === 'credits') return 'few API credits are left, which are for the pages that you open.'
  if (kind === 'unknown') return 'the check failed.'
  return errorText(new ApiError({ kind: kind as ErrorKind, resource: '', path: '' }))[0]
}
