import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** More than that is left out, characters: every document would carry it. */
const MOST = 10_000

const source = fileURLToPath(new URL('../src', import.meta.url))

/** The servers of the config.json in a folder; null where there is none that names any. What is wrong with it, the page says. */
export async function serversBeside(folder: string): Promise<object | null> {
  const { module } = await runnerImport<{ serversOf: (config: unknown) => object | null }>(
    `${source}/data/config/servers.ts`,
    { configFile: false, logLevel: 'error', resolve: { alias: { '#': source } } },
  )
  try {
    return module.serversOf(JSON.parse(readFileSync(`${folder}/config.json`, 'utf8')))
  } catch {
    return null
  }
}

/**
 * The document with these servers in front of its scripts, as data that nothing runs: whoever was never here asks them while
 * config.json is on its way (src/earlyFetch.ts).
 */
export function withServers(html: string, servers: object | null): string {
  const text = JSON.stringify(servers).replaceAll('<', '\\u003c')
  if (!servers || text.length > MOST) return html
  return html.replace(
    / *<script/,
    (found) => `    <script type="application/json" id="servers">${text}</script>\n${found}`,
  )
}
