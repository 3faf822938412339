import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const text = readFileSync('CONTRIBUTING.md', 'utf8')
const examples = [...text.matchAll(/```diff\n\+\+\+ (\S+)\n([^]*?)```/g)].map(([, file = '', lines = '']) => ({
  file,
  code: lines.replaceAll(/^[+ ]/gm, ''),
}))

describe('what CONTRIBUTING.md shows', () => {
  it.each(examples)('stands in $file as it is shown', ({ file, code }) => {
    expect(code.length).toBeGreaterThan(20)
    expect(readFileSync(file, 'utf8')).toContain(code)
  })

  it('is an example for everything that is added often', () => {
    expect(examples).toHaveLength(text.split('```diff').length - 1)
    expect([...text.matchAll(/^## (?:An? )(.+)$/gm)].map(([, what]) => what)).toEqual([
      'endpoint',
      'list page',
      'column',
      'chain',
      'field of the configuration',
    ])
  })

  it('links to what there is', () => {
    for (const [, path = ''] of text.matchAll(/\]\(([^)#:]+)\)/g))
      expect(() => readFileSync(path), path).not.toThrow('ENOENT')
  })
})
