import type { ReactNode } from 'react'
import type { Search } from '#/features/addresses/ListChoices'
import { besideRows } from '#/ui/besideRows'

const all = () => import('#/features/addresses/ListChoices')

/** Choices beside the rows; `width` is what they take where they stand in one line with the count. */
function toolsOf(load: () => Promise<{ default: (props: { search: Search }) => ReactNode }>, width: string) {
  return besideRows(load, <span className={`min-h-12 max-w-full max-lg:order-1 max-lg:w-full md:min-h-8 ${width}`} />)
}

/** What of the transactions is shown, and in which order. */
export const TransactionTools = toolsOf(async () => ({ default: (await all()).TransactionChoices }), 'lg:w-191')

/** What of the calls is shown. */
export const CallTools = toolsOf(async () => ({ default: (await all()).CallChoices }), 'lg:w-48')

/** What of the tokens held is shown. */
export const TokenTools = toolsOf(async () => ({ default: (await all()).TokenChoices }), 'lg:w-102')

/** What of the token transfers is shown. */
export const TransferTools = toolsOf(async () => ({ default: (await all()).TransferChoices }), 'lg:w-204')
