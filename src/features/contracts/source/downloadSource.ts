import type { SourceFile } from '#/features/contracts/source/sourceFiles'
import { freePath } from '#/features/contracts/source/sourceFiles'
import { downloadFile } from '#/ui/downloadFile'

/** Downloads all files of a source as a zip; `name` is attacker-written. */
export async function downloadSource(files: readonly SourceFile[], name: string): Promise<void> {
  const { strToU8, zipSync } = await import('fflate')
  const entries = zipPaths(files.map(({ path }) => path)).map((path, index) => [
    path,
    strToU8(files[index]?.text ?? ''),
  ])
  const zip = zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>)
  downloadFile(new Blob([zip], { type: 'application/zip' }), `${safeName(name)}.zip`)
}

/** The paths in the zip: below its root, with nothing that leads out of it, and each once. */
export function zipPaths(paths: readonly string[]): string[] {
  // Some file systems ignore case.
  const taken = new Set<string>()
  return paths.map((path) => {
    const steps = path
      .split(/[/\\]+/)
      .map((step) => safeName(step))
      .filter((step) => !/^[. ]*$/.test(step))
    const safe = steps.join('/') || 'file'
    const free = freePath(safe.toLowerCase(), taken)
    taken.add(free)
    return safe + free.slice(safe.length)
  })
}

/** A name without characters that file systems refuse or that hide what it is. */
function safeName(name: string): string {
  return name.replace(/[^\p{L}\p{N} ._@$+()-]/gu, '_').slice(0, 120)
}
