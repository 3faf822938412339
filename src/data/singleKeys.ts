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
