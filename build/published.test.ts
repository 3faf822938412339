import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesToKeep } from './serviceWorker.ts'

const html = readFileSync('index.html', 'utf8')

/** Width and height of a picture, as its header has them (PNG, IHDR). */
function sizeOf(file: string): string {
  const picture = readFileSync(`public/${file}`)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
}

it('has a manifest whose pictures are what it says, below whatever path it is served', () => {
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

// An SVG is a document of its own to a browser, made on the thread that the first rows wait for.
it('has a small picture for tabs that is quickly drawn', () => {
  expect(html).toContain('<link rel="icon" href="/icon-48.png" sizes="48x48" />')
  expect(sizeOf('icon-48.png')).toBe('48x48')
})

it('tells search engines what it is before any of its code runs, and what not to list', () => {
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<link rel="manifest" href="/manifest.json" />')
  for (const name of ['viewport', 'description', 'theme-color']) expect(html).toContain(`<meta name="${name}"`)
  expect(readFileSync('public/robots.txt', 'utf8')).toMatch(/^User-agent: \*\n(?:Disallow: \/[\w-]+\/?\n)+$/)
})

it('is kept as its document, which is its path, all of its code and styles, and its icons', () => {
  const files = filesToKeep([
    { type: 'chunk', fileName: 'assets/b.js' },
    { type: 'chunk', fileName: 'assets/a.js' },
    { type: 'asset', fileName: 'assets/a.css' },
    { type: 'asset', fileName: 'index.html' },
  ])
  expect(files).toEqual([
    '',
    'assets/a.css',
    'assets/a.js',
    'assets/b.js',
    'manifest.json',
    'icon.svg',
    'icon-48.png',
    'icon-192.png',
  ])
})
