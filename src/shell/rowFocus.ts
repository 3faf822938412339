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
  const step = (tries: number) => {
    if (focusedRow() !== current) return
    if (!isApart(current)) return focusRow(allRows()[allRows().indexOf(current) + by])
    // Its neighbours are drawn once it is seen. A window that is still on its way elsewhere goes on, and is brought back again.
    current.scrollIntoView({ block: 'nearest' })
    if (tries > 0) requestAnimationFrame(() => step(tries - 1))
  }
  step(patience)
}

/** Frames within which a long list has drawn what is in the window. */
const patience = 60

/** Whether a row is in the document for its focus alone, while the window of its long list is elsewhere. */
function isApart({ dataset, previousElementSibling, nextElementSibling }: HTMLElement): boolean {
  const beside = [previousElementSibling, nextElementSibling].flatMap((row) =>
    row instanceof HTMLElement && row.dataset['index'] ? Number(row.dataset['index']) : [],
  )
  return beside.length > 0 && beside.every((index) => Math.abs(index - Number(dataset['index'])) > 1)
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
