import * as z from 'zod/mini'

/** A value in localStorage, the same in all tabs. */
export interface StoredValue<T> {
  /** The same object until it changes. */
  get: () => T
  /** Saves it, or removes it if undefined; if storage is denied or full, it lasts as long as the page, and `unsavedSlots` has its slot. */
  set: (value: T) => void
  /** Calls `listener` whenever it changes, also in another tab; returns a function that ends that. */
  subscribe: (listener: () => void) => () => void
}

/** The names of the values that could not be saved, as storage is denied or full. */
const unsaved = new Set<string>()
const unsavedListeners = new Set<() => void>()

function markUnsaved(slot: string, isUnsaved: boolean): void {
  if (unsaved.has(slot) === isUnsaved) return
  if (isUnsaved) unsaved.add(slot)
  else unsaved.delete(slot)
  for (const listener of unsavedListeners) listener()
}

/** Whether the last change of a value is only in this tab, as it could not be saved; with its changes. */
export const unsavedSlots = {
  has: (slot: string) => unsaved.has(slot),
  subscribe: (listener: () => void) => {
    unsavedListeners.add(listener)
    return () => void unsavedListeners.delete(listener)
  },
}

/** Creates a stored value; `read` checks what is in the storage, which may be anything, and null if there is nothing. */
export function storedValue<T>(slot: string, read: (stored: unknown) => T): StoredValue<T> {
  let cached: { value: T } | null = null
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key !== slot && key !== null) return
    cached = null
    notify()
  }
  const load = () => {
    try {
      return read(parsed(localStorage.getItem(slot)))
    } catch {
      return read(null) // Storage is denied.
    }
  }
  return {
    get: () => (cached ??= { value: load() }).value,
    set: (value) => {
      cached = { value }
      try {
        if (value === undefined) localStorage.removeItem(slot)
        else localStorage.setItem(slot, JSON.stringify(value))
        markUnsaved(slot, false)
      } catch {
        markUnsaved(slot, true)
      }
      notify()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', onOtherTab)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onOtherTab)
      }
    },
  }
}

/** A stored JSON text as its value; any other text as it is, which an earlier version may have stored. */
function parsed(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The elements of a stored array that a schema accepts; other versions of the app may have stored others. */
export function readElements<Schema extends z.core.$ZodType>(schema: Schema, stored: unknown): z.output<Schema>[] {
  return Array.isArray(stored) ? stored.flatMap((element: unknown) => readOne(schema, element)) : []
}

/** The entries of a stored object whose values a schema accepts. */
export function readEntries<Schema extends z.core.$ZodType>(
  schema: Schema,
  stored: unknown,
): Record<string, z.output<Schema>> {
  const { data = {} } = z.safeParse(z.record(z.string(), z.unknown()), stored)
  const entries = Object.entries(data).flatMap(([name, value]) =>
    readOne(schema, value).map((read) => [name, read] as const),
  )
  return Object.fromEntries(entries)
}

function readOne<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema>[] {
  const { success, data } = z.safeParse(schema, value)
  return success ? [data] : []
}
