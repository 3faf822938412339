const slot = 'astrolabe.keys'

/** The choice where storage is denied: it lasts as long as the page. */
let unkept: boolean | undefined

/** Whether keys act that are pressed alone, as C and / do (WCAG 2.1.4); a reader whose speech or hand types by chance turns them off. */
export function singleKeysAct(): boolean {
  if (unkept !== undefined) return unkept
  try {
    return localStorage.getItem(slot) !== 'off'
  } catch {
    return true
  }
}

/** Lets such keys act or not, on this device. */
export function letSingleKeysAct(act: boolean): void {
  try {
    if (act) localStorage.removeItem(slot)
    else localStorage.setItem(slot, 'off')
    unkept = undefined
  } catch {
    unkept = act
  }
}

/** Where a letter is typed or chooses, and what lies over the page: while it has the focus no key is meant for the page itself. */
const TAKEN = 'textarea, select, dialog, [contenteditable], input:not([type=checkbox], [type=radio])'

/** Whether a key was pressed that is to act alone: with none that commands, and not where it is typed. */
export function actsAlone({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const taken = altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(TAKEN))
  return !taken && singleKeysAct()
}
