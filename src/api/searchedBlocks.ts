import { isObject } from '#/domain/isObject'

/** The blocks that a page of a list is made from, both included: rows in older ones are on the next page. */
export interface SearchedBlocks {
  readonly from: number
  readonly to: number
}

/** The blocks that a body says were searched, as the API of a node does; null for the body of any other list. */
export function searchedIn(body: unknown): SearchedBlocks | null {
  const given = isObject(body) ? body['searched_blocks'] : null
  if (!isObject(given)) return null
  const { from, to } = given
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : null
}

/** The blocks that all pages of a list are made from; null where none says it. */
export function searchedInAll(pages: readonly { readonly searched?: SearchedBlocks | null }[]): SearchedBlocks | null {
  const all = pages.flatMap(({ searched }) => searched ?? [])
  if (all.length === 0) return null
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) }
}
