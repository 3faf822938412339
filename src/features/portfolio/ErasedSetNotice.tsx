import { useStore } from '#/data/useStore'
import { ADDRESS_SET_SLOT, addressSet, type SetAddress } from '#/data/addressSet/addressSet'
import { useErased } from '#/data/persistence/useErased'
import { counted } from '#/domain/amounts/numberFormat'
import { ErasedNotice } from '#/entity/ErasedNotice'

const isEmpty = (set: readonly SetAddress[]) => set.length === 0

/** A notice where another tab or the browser emptied the storage while this page shows addresses; it can save them again. */
export default function ErasedSetNotice() {
  const current = useStore(addressSet)
  const [erased, dismiss] = useErased(ADDRESS_SET_SLOT, current, isEmpty)
  if (erased === null) return null
  return (
    <ErasedNotice
      title="Saved addresses were cleared"
      what={counted(erased.length, 'address', 'addresses')}
      onSave={() => addressSet.set(erased)}
      onDismiss={dismiss}
    />
  )
}
