/** An address of the demo with open approvals. */
export const owner = '0x39024973961275dd6556fa7c27afc566c7e561e7'

/** The page of its approvals. */
export const path = `/8801/address/${owner}/approvals`

/** The text of the page. */
export const main = () => document.querySelector('main')?.textContent ?? ''

/** A table of the page by its name. */
export const table = (name: string) => document.querySelector(`table[aria-label="${name}"]`)

/** The texts of the rows of a table. */
export const rowsOf = (name: string) =>
  Array.from(table(name)?.querySelectorAll('tbody > tr') ?? [], ({ textContent }) => textContent ?? '')
