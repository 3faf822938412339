import { useEffect, useState } from 'react'

/**
 * The last value that was not empty of a stored one, once another tab or the browser has emptied the storage; null if none has. The
 * function dismisses it. A value that you remove yourself is saved as an empty one, which is no removal of the storage.
 */
export function useErased<T>(slot: string, current: T, isEmpty: (value: T) => boolean): [T | null, () => void] {
  const [latest, setLatest] = useState(current)
  const [erased, setErased] = useState<T | null>(null)
  if (!isEmpty(current) && current !== latest) setLatest(current)
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if ((key === null || (key === slot && newValue === null)) && !isEmpty(latest)) setErased(latest)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [slot, latest, isEmpty])
  return [erased, () => setErased(null)]
}
