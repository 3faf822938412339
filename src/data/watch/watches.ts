import { useState } from 'react'
import * as z from 'zod/mini'
import { useStore } from '#/data/useStore'
import { readEntries, storedValue } from '#/data/persistence/storedValue'
import { parseDecimal } from '#/domain/amounts/amount'
import { isChainKey } from '#/domain/chainKey'
import { isAddressHash } from '#/domain/hashes/hash'
import type { WatchRule } from '#/data/watch/watchRule'

/** The most addresses that are watched: each is several requests on each chain, again and again. */
export const MAX_WATCHED = 50

/** The name of the stored rules, for their state in `unsavedSlots`. */
export const WATCHES_SLOT = 'astrolabe.watches'

/** A stored rule; files hold the same. */
export const watchRule: z.ZodMiniType<WatchRule> = z
  .object({
    in: z.boolean(),
    out: z.boolean(),
    approvals: z.boolean(),
    asset: z.string().check(z.refine((asset) => /^(?:any|native|0x[\da-f]{40})$/.test(asset))),
    above: z.nullable(z.string().check(z.refine((text) => (parseDecimal(text)?.value ?? -1n) >= 0n))),
    chains: z.nullable(z.array(z.string().check(z.refine(isChainKey))).check(z.minLength(1))),
  })
  .check(z.refine((rule) => rule.in || rule.out || rule.approvals))

/** The rules of watched addresses, by address in lowercase. */
export type Watches = Readonly<Record<string, WatchRule>>

/** The watched addresses, saved in this browser only. */
export const watches = storedValue(WATCHES_SLOT, (stored): Watches => {
  const entries = Object.entries(readEntries(watchRule, stored))
  return Object.fromEntries(entries.filter(([hash]) => isAddressHash(hash) && hash === hash.toLowerCase()))
})

/** Whether any address is watched. */
export function isWatching(): boolean {
  return Object.keys(watches.get()).length > 0
}

/** Whether any address has been watched since the component mounted: what shows it stays, to say if the storage was emptied. */
export function useHasWatched(): boolean {
  const isOn = useStore(watches, isWatching)
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return wasOn
}

/** The rule of an address; null if it is not watched. */
export function watchOf(hash: string): WatchRule | null {
  const name = hash.toLowerCase()
  const all = watches.get()
  return Object.hasOwn(all, name) ? (all[name] ?? null) : null
}

/** The rule of an address; null if it is not watched. */
export function useWatch(hash: string): WatchRule | null {
  return useStore(watches, () => watchOf(hash))
}

/** Sets the rule of an address; null ends its watch. */
export function setWatch(hash: string, rule: WatchRule | null): void {
  const { [hash.toLowerCase()]: before, ...others } = watches.get()
  if (before || rule) watches.set(rule ? { ...others, [hash.toLowerCase()]: rule } : others)
}
