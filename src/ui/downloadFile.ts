/** Hands a file to the browser, which keeps it where the reader's files go. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // It is read by then; a browser that still reads holds on to it by itself.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
