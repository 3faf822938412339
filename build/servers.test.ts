import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serversBeside, withServers } from './servers.ts'

const html = '<head>\n    <script>first()</script>\n    <script>second()</script>\n</head>'
const servers = { chains: [{ id: '1', baseUrl: 'https://one.test/</script>' }] }

it('writes servers in front of all scripts, where no text of theirs ends them', () => {
  const [block = '', ...rest] = withServers(html, servers).split('\n    <script>')
  expect(rest).toHaveLength(2)
  const text = /<script type="application\/json" id="servers">(.*?)<\/script>$/s.exec(block)?.[1] ?? ''
  expect(JSON.parse(text)).toEqual(servers)
})

it('leaves the document alone where there are none, or very many', () => {
  expect(withServers(html, null)).toBe(html)
  expect(withServers(html, { chains: Array.from({ length: 500 }, () => servers.chains[0]) })).toBe(html)
})

it.each([
  ['where a configuration has them', { ...servers, proUrl: '/pro', ipfsGateways: [] }, { ...servers, proUrl: '/pro' }],
  ['none of a demo', { ...servers, demo: true }, null],
  ['none of what is no configuration', [], null],
])('reads servers of a folder: %s', async (_, config, found) => {
  const folder = mkdtempSync(join(tmpdir(), 'servers-'))
  expect(await serversBeside(folder)).toBeNull()
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
  expect(await serversBeside(folder)).toEqual(found)
})
