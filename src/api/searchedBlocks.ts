import { isObject } from '#/domain/isObject'

/** The blocks that a page of a list is made from, both included: rows in older ones are on the next page. */
export interface SearchedBlocks {
  readonly from: number
  readonly to: number
  /** Set where the search cannot find all: what an address sent, but not what it received. */
  readonly only?: 'sent' | undefined
}

/** The blocks that a body says were searched, as the API of a node does; null for the body of any other list. */
export function searchedIn(body: unknown): SearchedBlocks | null {
  const given = isObject(body) ? body['searched_blocks'] : null
  if (!isObject(given)) return null
  const { from, to, only } = given
  if (typeof from !== 'number' || typeof to !== 'number') return null
  return { from, to, ...(only === 'sent' && { only }) }
}

/** The blocks that all pages of a list are made from; null where none says it. */
export function searchedInAll(pages: readonly { readonly searched?: SearchedBlocks | null }[]): SearchedBlocks | null {
  const all = pages.flatMap(({ searched }) => searched ?? [])
  if (all.length === 0) return null
  const range = { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) }
  return { ...range, ...(all.some(({ only }) => only === 'sent') && { only: 'sent' }) }
}
