import { paths } from '#/domain/paths'
import { focusedRow, moveRowFocus, openRow, unfoldRow } from '#/shell/rowFocus'

/** A place that G and a letter lead to: on the chain of the page, else on the default one. */
interface KeyedPlace {
  readonly key: string
  readonly name: string
  readonly path: (chain: string) => string
}

/** Where G and a letter lead. */
export const PLACES: readonly KeyedPlace[] = [
  { key: 'h', name: 'Overview of the chain', path: paths.chain },
  { key: 't', name: 'Transactions', path: paths.transactions },
  { key: 'b', name: 'Blocks', path: paths.blocks },
  { key: 'a', name: 'Addresses: the coin’s holders', path: paths.addresses },
  { key: 'k', name: 'Tokens', path: paths.tokens },
  { key: 'i', name: 'Internal transactions', path: paths.internalTransactions },
  { key: 'w', name: 'Withdrawals', path: paths.withdrawals },
  { key: 'c', name: 'All chains', path: paths.chains },
  { key: 's', name: 'Settings', path: paths.settings },
]

/** What a key does that is pressed alone; null where it has no meaning. */
export type Act =
  { readonly kind: 'list' } | { readonly kind: 'go'; readonly place: KeyedPlace } | { readonly kind: 'done' }

/** As long as a second key may take, ms. */
const PATIENCE = 1500

/** Reads keys one after the other; `now` is the time in ms. */
export function createKeyReader(): (key: string, now: number) => Act | null {
  let begun = Number.NEGATIVE_INFINITY
  return (key, now) => {
    const second = now - begun < PATIENCE
    begun = key === 'g' && !second ? now : Number.NEGATIVE_INFINITY
    if (second) {
      const place = PLACES.find((each) => each.key === key)
      return place ? { kind: 'go', place } : null
    }
    return act(key)
  }
}

const done = { kind: 'done' } as const

function act(key: string): Act | null {
  switch (key) {
    case '?':
      return { kind: 'list' }
    case 'j':
    case 'k':
      moveRowFocus(key === 'j' ? 1 : -1)
      return done
    case 'ArrowDown':
    case 'ArrowUp':
      // Elsewhere they scroll the page.
      if (!focusedRow()) return null
      moveRowFocus(key === 'ArrowDown' ? 1 : -1)
      return done
    case 'Enter':
      return openRow() ? done : null
    case ' ':
      return unfoldRow() ? done : null
    default:
      return null
  }
}
