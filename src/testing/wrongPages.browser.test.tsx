import { expect, test } from 'vitest'
import { json } from '#/api/testFaults'
import { endpointOf, listNamed } from './pages'
import { ListOnPage } from './listOnPage'
import { buttonNamed } from './actions'
import { renderApp } from './renderApp'
import { startTestApi } from './testApi'

type Item = Record<string, unknown>

/** A table, a gallery, and a list that only the multichain API has. */
const samples = ['Transactions of the block', 'NFTs of the address', 'Holders of the NFT'].map(listNamed)

const wrong: unknown[] = [7, 'x', true, {}, [], [[]], 1e300, '', { a: { b: [null] } }]

/** Rows like those given, but other ones: every hash in them is changed. */
function others(items: readonly Item[], nth = 0): Item[] {
  const digits = (0x100000 + nth).toString(16)
  return JSON.parse(JSON.stringify(items).replace(/"0x[\da-f]{6}/gi, `"0x${digits}`)) as Item[]
}

/** A later page that is wrong although its status is 200. */
interface WrongPage {
  readonly what: string
  readonly items: (head: Item[]) => Item[]
  /** How many rows it adds to the list. */
  readonly grows: (sent: number) => number
  readonly cursor: object | null
  /** How many requests follow the first page. */
  readonly requests?: number
  /** Why the list stops, if the API did not report its end. */
  readonly stops?: string
}

const first = { items_count: 50 }
const later = { items_count: 100 }
const all = (sent: number) => sent

const wrongPages: readonly WrongPage[] = [
  {
    what: 'wrong types in any field',
    items: ([item = {}]) =>
      Object.keys(item).flatMap((key, place) =>
        wrong.flatMap((value, nth) =>
          others([item], place * wrong.length + nth).map((each) => ({ ...each, [key]: value })),
        ),
      ),
    grows: all,
    cursor: null,
  },
  {
    what: 'rows that were there, and one that was not',
    items: (head) => [...head, ...others(head.slice(0, 1))],
    grows: () => 1,
    cursor: null,
  },
  {
    what: '5 MB',
    items: (head) => others(head.slice(0, 10)).map((item) => ({ ...item, padding: 'x'.repeat(520_000) })),
    grows: all,
    cursor: null,
  },
  {
    what: 'the cursor that it was asked with',
    items: (head) => others(head),
    grows: all,
    cursor: first,
    // Its rows are new once; then the page is repeated.
    requests: 2,
    stops: 'The API repeated a page; more may exist',
  },
  {
    what: 'no rows, and a cursor',
    items: () => [],
    grows: () => 0,
    cursor: later,
    // The page after it repeats the cursor.
    requests: 2,
    stops: 'The API repeated a page; more may exist',
  },
]

for (const list of samples) {
  for (const { what, items, grows, cursor, requests = 1, stops } of wrongPages) {
    test(`${list.name}: a next page of ${what} loses no row, adds none twice, and is not the start of an endless list`, async () => {
      let head: Item[] = []
      let sent: Item[] = []
      const api = await startTestApi({ sources: 'one a chain' })
      api.on(endpointOf(list), async ({ url, real }) => {
        if (url.searchParams.has('items_count')) {
          sent = items(head)
          return json({ items: sent, next_page_params: cursor })
        }
        head = (JSON.parse(await real()) as { items: Item[] }).items
        return json({ items: head, next_page_params: first })
      })
      await renderApp(list.path, api)
      const view = new ListOnPage(list.name)
      await view.opened()
      if (stops === undefined) {
        await view.scrollToEnd()
        await view.expectTotal(head.length + grows(sent.length))
      } else {
        await view.scrollUntil(stops)
        await expect.poll(() => buttonNamed(/^Load more/, view.section)?.checkVisibility()).toBe(true)
        await view.expectPart(head.length + grows(sent.length))
      }
      const laterRequests = api.askedFor(endpointOf(list)).filter(({ search }) => search.includes('items_count'))
      expect(laterRequests).toHaveLength(requests)
    })
  }
}
