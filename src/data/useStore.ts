import { useSyncExternalStore } from 'react'
import type { Store } from '#/domain/store'

/** The current value, or what `select` takes of it; the component renders again whenever that changes. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T
export function useStore<T, Part>(store: Pick<Store<T>, 'get' | 'subscribe'>, select: (value: T) => Part): Part
export function useStore<T, Part>(
  { get, subscribe }: Pick<Store<T>, 'get' | 'subscribe'>,
  select?: (value: T) => Part,
) {
  return useSyncExternalStore(subscribe, () => (select ? select(get()) : get()))
}
