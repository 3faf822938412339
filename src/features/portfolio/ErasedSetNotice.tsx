import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ADDRESS_SET_SLOT, addressSet, type SetAddress } from '#/data/addressSet/addressSet'
import { counted } from '#/domain/numberFormat'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

/** A notice where another tab or the browser emptied the storage while this page shows addresses; it can save them again. */
export function ErasedSetNotice() {
  const current = useSyncExternalStore(addressSet.subscribe, addressSet.get)
  const latest = useRef(current)
  const [erased, setErased] = useState<readonly SetAddress[]>([])
  useEffect(() => {
    // Removing all addresses saves an empty list: only a removed value was not meant.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if ((key === null || (key === ADDRESS_SET_SLOT && newValue === null)) && latest.current.length > 0)
        setErased(latest.current)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  useEffect(() => {
    if (current.length > 0) latest.current = current
  }, [current])
  if (erased.length === 0) return null
  return (
    <Notice title="Saved addresses were cleared" tone="bad" role="alert">
      <p>
        Another tab or the browser cleared this site’s storage, with {counted(erased.length, 'address', 'addresses')}.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            addressSet.set(erased)
            setErased([])
          }}
        >
          Save again
        </Button>
        <Button onClick={() => setErased([])}>Dismiss</Button>
      </div>
    </Notice>
  )
}
