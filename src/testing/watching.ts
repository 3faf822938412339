import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { labels } from '#/data/labels/labels'
import { setWatch } from '#/data/watch/watches'
import { EVERYTHING, type WatchRule } from '#/data/watch/watchRule'
import { startWatching } from '#/shell/startWatching'
import { pollLater } from './fakeTime'
import { renderApp } from './renderApp'
import type { TestApi } from './testApi'
import { own } from './watchedLists'
import { chain } from './pages'

/** The panel of watched addresses on the page of all chains, its status, and its rows. */
export const panel = page.getByRole('region', { name: /^Watched addresses/ })
export const news = panel.getByRole('status')
export const movements = panel.getByRole('list', { name: 'Movements' }).getByRole('listitem')

/** Watches the address on one chain until the signal, on the page of all chains; time must be fake. */
export async function watching(api: TestApi, signal: AbortSignal, rule: Partial<WatchRule> = {}): Promise<void> {
  labels.set({ [own]: 'Treasury' })
  setWatch(own, { ...EVERYTHING, chains: [chain], ...rule })
  const router = await renderApp('/', api)
  void startWatching({ connection: () => router.options.context, openList: () => undefined }, signal)
  await pollLater(api, () => panel.getByText(/^Checked/).elements().length).toBe(1)
}

/** Lets the next check be due. */
export const waitForCheck = () => vi.advanceTimersByTimeAsync(46_000)
