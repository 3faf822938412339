/** Where a text is stored: until the tab is closed, or on this device until it is removed. */
export type StorageArea = 'tab' | 'device'

// A browser that denies storage throws at the name already.
const areaOf = (area: StorageArea): Storage => (area === 'tab' ? sessionStorage : localStorage)

/** A stored text; null if there is none, undefined where the browser denies storage. */
export function storedText(area: StorageArea, slot: string): string | null | undefined {
  try {
    return areaOf(area).getItem(slot)
  } catch {
    return undefined
  }
}

/** Stores a text, or removes it with null; false where the browser denies storage or has no room, so that a value lasts as long as the page. */
export function storeText(area: StorageArea, slot: string, text: string | null): boolean {
  try {
    if (text === null) areaOf(area).removeItem(slot)
    else areaOf(area).setItem(slot, text)
    return true
  } catch {
    return false
  }
}

/** A stored JSON text as its value; any other text as it is, which an earlier version may have stored; null if there is none. */
export function storedJson(area: StorageArea, slot: string): unknown {
  const text = storedText(area, slot) ?? null
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
