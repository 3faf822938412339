import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const forbidden = [
  '<a href="https://a.test">x</a>',
  '<a href="//a.test">x</a>',
  '<a href={`HTTP://${host}`}>x</a>',
  '<a href={instance.external_app_url}>x</a>',
  '<a href={url.href}>x</a>',
  '<a href="/here" target="_blank">x</a>',
  '<a href="/here" rel="opener">x</a>',
  '<iframe title="x" src={host} />',
  '<iframe title="x" src={host} sandbox="allow-scripts allow-same-origin" />',
  '<iframe title="x" srcDoc={host} sandbox="allow-scripts" />',
  '<object data={host} />',
  '<div dangerouslySetInnerHTML={{ __html: host }} />',
  '<b onClick={() => window.open(host)} />',
  '<b onClick={() => location.assign(host)} />',
]
const allowed = [
  '<a href="/here">x</a>',
  '<a href={paths.block(chain, 1)}>x</a>',
  '<a href={`?${query}`}>x</a>',
  '<a href={href}>x</a>',
  '<iframe title="x" src={host} sandbox="allow-scripts" />',
]

/** Which of some expressions the lint of this project forbids. */
function complaintsOf(expressions: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    for (const [i, expression] of expressions.entries())
      writeFileSync(join(folder, `${i}.tsx`), `export const it = ${expression}\n`)
    const args = ['-c', '.oxlintrc.json', '--format', 'json', folder]
    const { stdout } = spawnSync('node_modules/.bin/oxlint', args, { encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
    const found = diagnostics.filter(({ code }) => /external-anchors|no-danger/.test(code))
    return expressions.filter((_, i) => found.some(({ filename }) => filename.endsWith(`/${i}.tsx`)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('lint forbids every way out of the explorer but the guarded link', () => {
  expect(complaintsOf([...forbidden, ...allowed])).toEqual(forbidden)
})
