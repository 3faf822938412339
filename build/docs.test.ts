import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const text = readFileSync('CONTRIBUTING.md', 'utf8')
const examples = [...text.matchAll(/```diff\n\+\+\+ (\S+)\n([^]*?)```/g)].map(([, file = '', lines = '']) => ({
  file,
  code: lines.replaceAll(/^[+ ]/gm, ''),
}))

describe('CONTRIBUTING.md', () => {
  it.each(examples)('shows code that is in $file', ({ file, code }) => {
    expect(code.length).toBeGreaterThan(20)
    expect(readFileSync(file, 'utf8')).toContain(code)
  })

  it('names the file of each example', () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(examples).toHaveLength(text.split('```diff').length - 1)
  })
})

/** The IDs that GitHub gives the headings of a page. */
function anchorsIn(page: string): string[] {
  const headings = [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)]
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...readdirSync('docs').map((name) => `docs/${name}`)]

it.each(pages)('%s links only to files and headings that exist', (page) => {
  for (const [, link = ''] of readFileSync(page, 'utf8').matchAll(/\]\(([^):]+)\)/g)) {
    const [path = '', anchor] = link.split('#')
    const file = path === '' ? page : join(dirname(page), path)
    expect(existsSync(file), link).toBe(true)
    if (anchor !== undefined) expect(anchorsIn(file), link).toContain(anchor)
  }
})
