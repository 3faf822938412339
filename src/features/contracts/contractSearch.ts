import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import * as z from 'zod/mini'
import { searchParameter, writeSearch } from '#/data/searchParameters'
import { isAddressHash } from '#/domain/hashes/hash'
import { COMPARED } from '#/features/contracts/compare/compared'
import { LINE_RANGE } from '#/features/contracts/source/lineRange'

/**
 * The search parameters of the Contract tab: whose code is shown, which file of it, which lines are highlighted, and
 * which other source it is compared with.
 */
export const contractSearch = z.object({
  of: searchParameter(z.string().check(z.refine(isAddressHash))),
  file: searchParameter(z.string()),
  L: searchParameter(z.string().check(z.regex(LINE_RANGE))),
  compare: searchParameter(z.string().check(z.regex(COMPARED))),
})

/** The search parameters of the Contract tab. */
export type ContractSearch = z.infer<typeof contractSearch>

/** The same page with other parameters. */
export function contractHref(search: ContractSearch): string {
  return writeSearch(search) || '?'
}

/** Opens a place of the same page without scrolling to its top, in place of the history entry where `replace` is set. */
export function useOpenPlace(): (search: ContractSearch, options?: { replace: boolean }) => void {
  const router = useRouter()
  return (search, { replace } = { replace: false }) =>
    void router.navigate({ to: '.', search, resetScroll: false, replace } as Parameters<typeof router.navigate>[0])
}

/** Whether a click on a link is for this tab: other keys open another tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey
}
