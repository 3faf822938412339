import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The files that are compressed: the documents and what they load. Files that operators edit, such as config.json, are left out. */
function compressible(folder: string): string[] {
  const assets = readdirSync(`${folder}/assets`).filter((name) => /\.(?:js|css|svg)$/.test(name))
  const frames = readdirSync(`${folder}/frames`).filter((name) => name.endsWith('.html'))
  return [
    `${folder}/index.html`,
    ...frames.map((name) => `${folder}/frames/${name}`),
    ...assets.map((name) => `${folder}/assets/${name}`),
  ]
}

/** Writes a `.br` and a `.gz` next to the files of the build in a folder, for servers that send compressed files. */
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
