import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Files that are written once and served often: the document and what it loads. What an operator edits is not among them. */
function compressible(folder: string): string[] {
  const assets = readdirSync(`${folder}/assets`).filter((name) => /\.(?:js|css|svg)$/.test(name))
  const frames = readdirSync(`${folder}/frames`).filter((name) => name.endsWith('.html'))
  return [
    `${folder}/index.html`,
    ...frames.map((name) => `${folder}/frames/${name}`),
    ...assets.map((name) => `${folder}/assets/${name}`),
  ]
}

/** Writes a `.br` and a `.gz` beside the files of the built app, dist/ or a folder that is named, for servers that send those. */
export function main([folder = 'dist']: string[]): number {
  const files = compressible(folder)
  for (const file of files) {
    const content = readFileSync(file)
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: hint }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
  console.log(`${files.length} files are in ${folder} in brotli and gzip, too`)
  return 0
}
