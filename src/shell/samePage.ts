import { paths } from '#/domain/paths'

/** What of a page is left when the chain is changed below it. */
export type SamePage =
  /** The same page on the other chain; `lost` is what of it belongs to this chain alone. */
  | { readonly kind: 'same'; readonly href: string; readonly lost: 'place' | 'choice' | null }
  /** A contract that may be another one there, or none: the reader is asked. */
  | { readonly kind: 'contract'; readonly href: string; readonly contract: string }
  /** The other chain's overview; `lost` is what has no counterpart there. */
  | { readonly kind: 'home'; readonly href: string; readonly lost: 'transaction' | 'block' | null }

const LIST = /^(?:txs|blocks|addresses|tokens|internal-transactions|withdrawals|search)\/?$/
const ADDRESS = /^address\/0x[\da-f]{40}(?:\/|$)/i
const TOKEN = /^token\/(0x[\da-f]{40})(?:\/|$)/i

/** The page on `chain` that shows what the page at `pathname` and `search` shows on its own chain, or on all of them. */
export function samePageOn(chain: string, pathname: string, search: string): SamePage {
  const parameters = new URLSearchParams(search)
  // A place in a list, and the contracts that it is narrowed to, belong to the chain that gave them.
  const place = parameters.has('cursor')
  const choice = parameters.has('token')
  for (const name of ['cursor', 'token', 'block']) parameters.delete(name)
  const query = parameters.size > 0 ? `?${parameters}` : ''

  const rest = pathname === '/search' ? 'search' : (/^\/\d+\/(.+)$/.exec(pathname)?.[1] ?? '')
  if (LIST.test(rest) || ADDRESS.test(rest))
    return {
      kind: 'same',
      href: paths.below(chain, `/${rest}${query}`),
      lost: choice ? 'choice' : place ? 'place' : null,
    }
  const [, contract] = TOKEN.exec(rest) ?? []
  if (contract) return { kind: 'contract', href: paths.below(chain, `/${rest}${query}`), contract }
  const lost = rest.startsWith('tx/') ? 'transaction' : rest.startsWith('block/') ? 'block' : null
  return { kind: 'home', href: paths.chain(chain), lost }
}

/** What becomes of the page at `pathname` when another chain is chosen, in a sentence, before it is. */
export function wordsForSwitch(page: SamePage): string {
  if (page.kind === 'contract')
    return 'The same address may hold another contract elsewhere, or none: you are asked before it is looked for.'
  if (page.kind === 'home')
    return page.lost
      ? `A ${page.lost} is on one chain alone: the chain you choose opens at its overview.`
      : 'The chain you choose opens at its overview.'
  if (page.lost === 'choice')
    return 'The chain you choose opens this page for all tokens: the chosen one is of this chain.'
  return page.lost === 'place'
    ? 'The chain you choose opens this list at its beginning.'
    : 'The chain you choose opens this page.'
}
