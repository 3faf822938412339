const SLOT = 'astrolabe.keys'

/** The choice if storage is denied; it lasts as long as the page. */
let unsaved: boolean | undefined

/** Whether shortcuts of a single key, such as C and /, are on (WCAG 2.1.4: speech input may type them by accident). */
export function areSingleKeysOn(): boolean {
  if (unsaved !== undefined) return unsaved
  try {
    return localStorage.getItem(SLOT) !== 'off'
  } catch {
    return true
  }
}

/** Turns the shortcuts of a single key on or off. */
export function setSingleKeys(act: boolean): void {
  try {
    if (act) localStorage.removeItem(SLOT)
    else localStorage.setItem(SLOT, 'off')
    unsaved = undefined
  } catch {
    unsaved = act
  }
}

/** Elements that use the keys themselves while they have the focus, and dialogs. */
const KEY_CONSUMERS = 'textarea, select, dialog, [contenteditable], input:not([type=checkbox], [type=radio])'

/** Whether a pressed key is a shortcut: without a modifier, and not in an element that uses it. */
export function isSingleKeyShortcut({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isConsumed = altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(KEY_CONSUMERS))
  return !isConsumed && areSingleKeysOn()
}
