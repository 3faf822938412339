import { useMemo } from 'react'
import { useContractAlone, useUnsupportedEndpoints } from '#/data/sources/useUnsupportedEndpoints'
import { shortHash } from '#/domain/hash'
import { nameOfAddress } from '#/entity/AddressLink'
import type { NarrowedList } from '#/features/addresses/narrowedRoute'
import { counterpartyOf } from '#/list/movementColumns'
import type { TableDefinition } from '#/list/definition'
import { UntrustedText } from '#/ui/UntrustedText'

/** Whether the server may be asked for what passed between two addresses; false once it is known to lack that. */
export function useServesNarrowing(): boolean {
  const lacking = useUnsupportedEndpoints(['advancedFilters']).size > 0
  return !useContractAlone() && !lacking
}

/** A list's look, each row of which leads to all that passed between the address and the one at the row's other end. */
export function useNarrowing<N extends NarrowedList>(definition: TableDefinition<N>, hash: string): TableDefinition<N> {
  const served = useServesNarrowing()
  return useMemo<TableDefinition<N>>(() => {
    if (!served) return definition
    return {
      ...definition,
      actions: (row) => {
        const other = counterpartyOf(hash, row)
        if (!other?.hash) return null
        return (
          <p className="mb-2">
            <a href={`?with=${other.hash}`} className="inline-flex min-h-11 items-center underline md:min-h-6">
              Only what passed between this address and&nbsp;
              <UntrustedText text={nameOfAddress(other) ?? shortHash(other.hash)} max={40} />
            </a>
          </p>
        )
      },
    }
  }, [definition, hash, served])
}
