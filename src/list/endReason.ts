import { MAX_EMPTY_PAGES, type PagingEnd } from '#/api/paging'

const REASONS: Partial<Record<PagingEnd, string>> = {
  repeated: 'The API repeated a page; more may exist',
  empty: `The last ${MAX_EMPTY_PAGES} pages are empty; more may exist`,
  unreadable: 'The API sent an invalid cursor; more may exist',
}

/** Why a list ends although the API did not report its end; undefined where it did, or where there is a next page. */
export function endReason(ending: PagingEnd): string | undefined {
  return REASONS[ending]
}
