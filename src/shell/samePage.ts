import { paths } from '#/domain/links/paths'

/** The counterpart of a page on another chain. */
export type SamePage =
  /** The same page; `lost` is what exists on the current chain only: the position in the list, or the selected token. */
  | { readonly kind: 'same'; readonly href: string; readonly lost: 'position' | 'token' | null }
  /** A contract address, where the other chain may have another contract, or none: the user has to confirm. */
  | { readonly kind: 'contract'; readonly href: string; readonly contract: string }
  /** The other chain's overview; `lost` is the record that has no counterpart there. */
  | { readonly kind: 'home'; readonly href: string; readonly lost: 'transaction' | 'block' | null }

const LIST =
  /^(?:txs|ops|blocks|addresses|tokens|token-transfers|contracts(?:\/hot)?|internal-transactions|withdrawals|deposits|lists|gas|search)\/?$/
const ADDRESS = /^address\/0x[\da-f]{40}(?:\/|$)/i
const TOKEN = /^token\/(0x[\da-f]{40})(?:\/|$)/i

/** The counterpart on `chain` of the page at `pathname` and `search`. */
export function samePageOn(chain: string, pathname: string, search: string): SamePage {
  const parameters = new URLSearchParams(search)
  // Cursors and contract addresses are valid on their own chain only.
  const hasCursor = parameters.has('cursor')
  const hasToken = parameters.has('token')
  for (const name of ['cursor', 'token', 'block', 'transaction_hash']) parameters.delete(name)
  const query = parameters.size > 0 ? `?${parameters}` : ''

  const rest = pathname === '/search' ? 'search' : (/^\/[1-9][\da-z-]*\/(.+)$/.exec(pathname)?.[1] ?? '')
  if (LIST.test(rest) || ADDRESS.test(rest))
    return {
      kind: 'same',
      href: paths.below(chain, `/${rest}${query}`),
      lost: hasToken ? 'token' : hasCursor ? 'position' : null,
    }
  const [, contract] = TOKEN.exec(rest) ?? []
  if (contract) return { kind: 'contract', href: paths.below(chain, `/${rest}${query}`), contract }
  const lost = rest.startsWith('tx/') ? 'transaction' : rest.startsWith('block/') ? 'block' : null
  return { kind: 'home', href: paths.chain(chain), lost }
}

/** What selecting another chain does to the current page, as a sentence. */
export function switchHint(page: SamePage): string {
  if (page.kind === 'contract') return 'On other chains, this address may be another contract, or unused.'
  if (page.kind === 'home')
    return page.lost
      ? `This ${page.lost} exists only on this chain. Other chains open at their overview.`
      : 'Opens the overview of the selected chain.'
  if (page.lost === 'token') return 'Opens this page for all tokens: the selected token exists only on this chain.'
  return page.lost === 'position'
    ? 'Opens the start of this list on the selected chain.'
    : 'Opens this page on the selected chain.'
}
