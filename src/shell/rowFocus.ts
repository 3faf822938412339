const rowSelector = 'main [data-index]'

/** The row or card that has the focus, itself or something in it. */
export function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(rowSelector) ?? null
}

function allRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(rowSelector)]
}

/** Moves the focus `by` rows on or back, from the first row in view where none has it; through all lists of the page. */
export function moveRowFocus(by: 1 | -1): void {
  const current = focusedRow()
  if (!current) {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    focusRow(allRows().find((row) => row.checkVisibility() && row.getBoundingClientRect().top >= bar))
    return
  }
  const { top, bottom } = current.getBoundingClientRect()
  if (bottom > 0 && top < innerHeight) {
    focusRow(nextTo(current, by))
    return
  }
  // Its neighbours in a long list are drawn once it is seen.
  current.scrollIntoView({ block: 'nearest' })
  const step = (tries: number) => {
    if (focusedRow() !== current) return
    const next = nextTo(current, by)
    if (next || tries === 0) focusRow(next)
    else requestAnimationFrame(() => step(tries - 1))
  }
  requestAnimationFrame(() => step(patience))
}

/** Frames within which a long list has drawn what is in the window. */
const patience = 30

/** The row before or after another one, in its list or the next one; undefined where it is not drawn, or there is none. */
function nextTo(row: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const rows = allRows()
  const next = rows[rows.indexOf(row) + by]
  const isFar = next?.parentElement === row.parentElement && indexOf(next) !== indexOf(row) + by
  return isFar ? undefined : next
}

function indexOf(row: HTMLElement | undefined): number {
  return Number(row?.dataset['index'])
}

function focusRow(row: HTMLElement | undefined): void {
  if (!row) return
  // Reached by these keys and a press alone: a stop of the Tab key for each row would bury what follows the list.
  row.tabIndex = -1
  row.focus()
}

/** Follows the first link of the row that has the focus itself; false where none has. */
export function openRow(): boolean {
  const row = focusedRow()
  if (!row || row !== document.activeElement) return false
  row.querySelector<HTMLElement>('a[href], button')?.click()
  return true
}

/** Unfolds or folds the details of the row that has the focus itself; false where none has. */
export function unfoldRow(): boolean {
  const row = focusedRow()
  if (!row || row !== document.activeElement) return false
  row.querySelector<HTMLElement>('[aria-expanded]')?.click()
  return true
}
