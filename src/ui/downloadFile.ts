/** Saves a file as a browser download. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // The download has started by then and keeps its own reference.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
