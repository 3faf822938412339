import * as z from 'zod/mini'
import { storedJson, storeText } from '#/data/persistence/browserStorage'
import { createStore, type Store } from '#/domain/store'

/** The names of the values whose last change is only in this tab, as storage is denied or full. */
export const unsavedSlots = createStore<ReadonlySet<string>>(() => new Set())

function markUnsaved(slot: string, isUnsaved: boolean): void {
  const slots = unsavedSlots.get()
  if (slots.has(slot) === isUnsaved) return
  unsavedSlots.set(isUnsaved ? new Set([...slots, slot]) : new Set([...slots].filter((each) => each !== slot)))
}

const values = new Map<string, Store<unknown>>()

// The unit tests have no window.
if ('window' in globalThis) {
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === sessionStorage) return
    for (const [slot, value] of values) if (key === null || key === slot) value.reset()
  })
}

/**
 * A value in localStorage, the same in all tabs; `read` checks what is there, which may be anything, and null if there is nothing.
 * Undefined leaves nothing there. What can't be saved lasts as long as the page, and `unsavedSlots` has its slot.
 */
export function storedValue<T>(slot: string, read: (stored: unknown) => T): Store<T> {
  const value = createStore(() => read(storedJson('device', slot)))
  const set = (next: T) => {
    markUnsaved(slot, !storeText('device', slot, next === undefined ? null : JSON.stringify(next)))
    value.set(next)
  }
  const stored = { ...value, set }
  values.set(slot, stored as Store<unknown>)
  return stored
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
