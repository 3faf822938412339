import type { Chain } from '#/data/config/config'
import { NativeAmount } from '#/entity/NativeAmount'

/** What a column shows, and files have, of an amount of the native currency in a field. */
export function nativeAmountIn<Field extends string>(field: Field) {
  return {
    unit: 'native',
    align: 'end',
    text: { native: field },
    cell: (row: Readonly<Record<Field, bigint | null>>, { chain }: { chain: Chain }) => (
      <NativeAmount value={row[field]} chain={chain} symbol={chain.currency.symbol} />
    ),
  } as const
}
