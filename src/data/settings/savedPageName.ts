import { labelIn, type Labels } from '#/data/labels/labels'
import type { SavedPage } from '#/data/settings/bookmarks'

/** How a saved page is listed: the name of its record, and what kind of record it is. */
export interface SavedPageName {
  readonly name: string
  readonly kind: string
}

const KINDS: Readonly<Record<string, string>> = {
  tx: 'Transaction',
  block: 'Block',
  address: 'Address',
  token: 'Token',
}

/** The parts of a document's title, of which the last are the record, the chain and the explorer. */
const partsOf = (title: string) => title.split(' · ')

/** The name of the chain in the title of a saved page; undefined if it has none. */
export function savedPageChain({ title }: SavedPage): string | undefined {
  return partsOf(title).at(-2)
}

/**
 * The name of a saved page, from its document's title: "Logs · NFT collector (0xabC64eF…BdaD4) · Meridian · Astrolabe" is "NFT collector".
 * A transaction is named by its sentence, an address by your own label if it has one.
 */
export function savedPageName({ href, title }: SavedPage, names: Labels): SavedPageName {
  const [, , segment = '', id = '', instance] = href.split('/')
  const kind = instance === 'instance' ? 'NFT' : (KINDS[segment] ?? 'Page')
  const parts = partsOf(title)
  const record = parts.at(-3) ?? title
  const sentence = segment === 'tx' && parts.length > 3 ? (parts[0] ?? record) : record
  const bare = sentence.replace(/ \(0x[^)]*\)$/, '').replace(new RegExp(`^${kind} `), '')
  return { name: (segment === 'address' && labelIn(names, id)) || bare || title, kind }
}
