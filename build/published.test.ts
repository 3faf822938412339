import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LIST_TITLES, RECORD_NOUNS } from '#/entity/pageTitles'
import { filesToCache } from './serviceWorker.ts'

const html = readFileSync('index.html', 'utf8')

/** Width and height in the header of a PNG file (IHDR). */
function sizeOf(file: string): string {
  const picture = readFileSync(`public/${file}`)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
}

it('manifest: lists icons with their real sizes, relative to the path of the app', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.json', 'utf8')) as {
    start_url: string
    scope: string
    icons: { src: string; sizes: string }[]
  }
  expect([manifest.start_url, manifest.scope]).toEqual(['./', './'])
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  expect(pictures.map(({ src }) => sizeOf(src))).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of pictures) expect(sizes).toBe(sizeOf(src))
})

// A PNG, because browsers parse an SVG icon as a document on the main thread, which delays the first rows.
it('index.html: links a small PNG icon', () => {
  expect(html).toContain('<link rel="icon" href="/icon-48.png" sizes="48x48" />')
  expect(sizeOf('icon-48.png')).toBe('48x48')
})

it('index.html and robots.txt: describe the app without JavaScript, and exclude private pages', () => {
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<link rel="manifest" href="/manifest.json" />')
  for (const name of ['viewport', 'description', 'theme-color']) expect(html).toContain(`<meta name="${name}"`)
  expect(readFileSync('public/robots.txt', 'utf8')).toMatch(/^User-agent: \*\n(?:Disallow: \/[\w-]+\/?\n)+$/)
})

it('service worker: what every page needs, the code of all pages, and that of the demo are apart', () => {
  const chunk = (fileName: string, imports: string[] = [], dynamicImports: string[] = []) => {
    const facadeModuleId = fileName === 'assets/demo.js' ? '/app/src/demo/browser.ts' : null
    return {
      type: 'chunk' as const,
      fileName,
      isEntry: fileName === 'assets/b.js',
      facadeModuleId,
      imports,
      dynamicImports,
    }
  }
  const files = filesToCache([
    chunk('assets/b.js', ['assets/a.js'], ['assets/demo.js', 'assets/node.js', 'assets/page.js']),
    chunk('assets/a.js', ['assets/b.js']),
    chunk('assets/page.js'),
    chunk('assets/demo.js', ['assets/a.js'], ['assets/machine.js']),
    chunk('assets/machine.js'),
    chunk('assets/node.js'),
    { type: 'asset', fileName: 'assets/a.css' },
    { type: 'asset', fileName: 'assets/worker.js' },
    { type: 'asset', fileName: 'opensearch.js' },
    { type: 'asset', fileName: 'index.html' },
  ])
  expect(files).toEqual({
    shell: [
      '',
      'assets/a.css',
      'assets/a.js',
      'assets/b.js',
      'manifest.json',
      'icon.svg',
      'icon-48.png',
      'icon-192.png',
    ],
    pages: ['assets/node.js', 'assets/page.js', 'assets/worker.js'],
    demo: ['assets/demo.js', 'assets/machine.js'],
  })
})

it('titles that index.html shows: each is of a list that has a route', () => {
  for (const list of Object.keys(LIST_TITLES)) expect(existsSync(`src/routes/$chain/${list}.tsx`), list).toBe(true)
})

it('records that index.html knows: each has a noun', () => {
  expect(html).toContain(`(${Object.keys(RECORD_NOUNS).join('|')})`)
})
