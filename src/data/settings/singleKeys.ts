import { storedValue } from '#/data/persistence/storedValue'

/** Whether shortcuts of a single key, such as C and /, are off (WCAG 2.1.4: speech input may type them by accident). */
const off = storedValue('astrolabe.keys', (stored) => (stored === 'off' ? stored : undefined))

/** Whether shortcuts of a single key are on. */
export function areSingleKeysOn(): boolean {
  return off.get() === undefined
}

/** Turns the shortcuts of a single key on or off. */
export function setSingleKeys(isOn: boolean): void {
  off.set(isOn ? undefined : 'off')
}

/** Elements that use the keys themselves while they have the focus, and dialogs. */
const KEY_CONSUMERS = 'textarea, select, dialog, [contenteditable], input:not([type=checkbox], [type=radio])'

/** Whether a pressed key is a shortcut: without a modifier, and not in an element that uses it. */
export function isSingleKeyShortcut({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isConsumed = altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(KEY_CONSUMERS))
  return !isConsumed && areSingleKeysOn()
}
