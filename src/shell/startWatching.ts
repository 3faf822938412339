import type { Connection } from '#/data/sources/dataSource'
import { labelIn, labels } from '#/data/labels/labels'
import { runWatcher } from '#/features/watch/watcher'
import { newCount, seenMovements, wantsNotifications, watchState } from '#/data/watch/watchState'
import { shortAmount } from '#/domain/amounts/amount'
import { shortHash } from '#/domain/hashes/hash'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { plainText } from '#/domain/text/text'
import type { Movement } from '#/data/watch/watchRule'
import { setTitleBadge } from '#/ui/titleBadge'

/** Movements that a notification lists. */
const MAX_LINES = 3

interface WatchingParts {
  connection: () => Connection
  /** Opens the page that lists the movements. */
  openList: () => void
}

function showCount(): void {
  setTitleBadge(newCount())
}

/** Polls for watched addresses until `ended`, and shows the number of new movements in the title of the document. */
export async function startWatching({ connection, openList }: WatchingParts, ended: AbortSignal): Promise<void> {
  const stop = [watchState.subscribe(showCount), seenMovements.subscribe(showCount)]
  showCount()
  await runWatcher({ connection, onFound: (movements) => notify(movements, connection(), openList) }, ended)
  for (const each of stop) each()
}

/**
 * Shows a notification of new movements if you asked for it and do not see the page. Tokens that are flagged as scam are only counted
 * in it, as their names may be lures; if there are no others, none is shown.
 */
function notify(movements: readonly Movement[], connection: Connection, openList: () => void): void {
  const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted'
  if (!isAllowed || !wantsNotifications.get() || document.visibilityState === 'visible') return
  const wanted = movements.filter(({ token }) => !token?.isScam)
  if (wanted.length === 0) return
  const lines = wanted.slice(0, MAX_LINES).map((movement) => lineOf(movement, connection))
  const rest = wanted.length - lines.length
  const flagged = movements.length - wanted.length
  const body = [
    ...lines,
    ...(rest > 0 ? [`and ${counted(rest, 'more', 'more')}`] : []),
    ...(flagged > 0 ? [`and ${grouped(flagged)} of tokens flagged as scam`] : []),
  ].join('\n')
  try {
    const notification = new Notification(counted(movements.length, 'new movement', 'new movements'), {
      body,
      tag: 'astrolabe watch',
    })
    notification.addEventListener('click', () => {
      focus()
      openList()
    })
  } catch {
    // Some mobile browsers allow notifications to service workers only. The list and the title have the movements.
  }
}

/** A movement in a few words; all of its texts are untrusted. */
function lineOf(
  { chain, address, direction, amount, token, tokenId, approved }: Movement,
  { config }: Connection,
): string {
  const name = plainText(labelIn(labels.get(), address) ?? shortHash(address), 40)
  const found = config.chains.find(({ id }) => id === chain)
  const currency = found?.currency
  const unit = token ? plainText(token.symbol || token.name || 'tokens', 20) : (currency?.symbol ?? '')
  const decimals = token ? token.decimals : (currency?.decimals ?? null)
  const what =
    approved !== null
      ? `${approved === 'revoked' ? 'revoked an approval of' : 'approved spending of'} ${unit}`
      : `${direction ?? 'moved'} ${tokenId !== null ? 'NFT ' : amount === null || decimals === null ? '' : `${shortAmount(BigInt(amount), decimals)} `}${unit}`
  return `${name}: ${what} (${found?.name ?? `chain ${chain}`})`
}
