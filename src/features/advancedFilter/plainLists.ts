import { tokenTypes } from '#/api/resource'
import { paths } from '#/domain/links/paths'
import { shortHash } from '#/domain/hashes/hash'
import { writeSearch } from '#/data/searchParameters'
import {
  type FilterWords,
  type FilterWord,
  isRangeWord,
  NATIVE,
  problemOf,
  transferType,
  type ValueField,
  type ValueWord,
} from '#/features/advancedFilter/words'

/** A list that shows a part of what a filter is for, and the words of the filter that it does not cover. */
export interface PlainList {
  readonly label: string
  readonly href: string
  readonly missing: readonly FilterWord[]
}

/** The lists of a chain without the advanced filter that come closest to one: those of its addresses, its token, or of the chain. */
export function plainLists(chain: string, { words, relation }: FilterWords): PlainList[] {
  const valid = words.filter((word) => problemOf(word) === null)
  const included = (field: ValueField) =>
    valid.filter((word): word is ValueWord => word.field === field && !isRangeWord(word) && !word.isExcluded)
  const types = included('type')
  const tokenTypesOf = types.map(({ text }) => tokenTypes.of.find((type) => type === transferType(text)))
  const areTokenTypes = types.length > 0 && tokenTypesOf.every((type) => type !== undefined)
  const type = areTokenTypes ? tokenTypesOf.join(',') : undefined
  const coveredTypes = areTokenTypes ? types : []
  const assets = included('asset')
  const [asset] = assets.length === 1 ? assets.filter(({ text }) => text !== NATIVE) : []

  const list = (label: string, href: string, ...covered: readonly (ValueWord | undefined)[]): PlainList => ({
    label,
    href,
    missing: words.filter((word) => !covered.some((each) => each === word)),
  })
  const ends = [...included('from'), ...included('to')]
  const ofAddresses = ends.flatMap((end) => {
    const verb = end.field === 'from' ? 'sent' : 'received'
    const tab = (name: string, search: Record<string, string | undefined>) =>
      paths.address(chain, end.text, name) + writeSearch({ filter: end.field, ...search })
    // One of several senders, or one end of 'or', is a part of the rows only.
    const isWhole = ends.filter(({ field }) => field === end.field).length === 1 && relation === 'and'
    const covered = isWhole || ends.length === 1 ? end : undefined
    const whose = `${verb} by ${shortHash(end.text)}`
    const transfers = tab('token-transfers', { type, token: asset?.text })
    const ofTokens = list(`Token transfers ${whose}`, transfers, covered, asset, ...coveredTypes)
    return areTokenTypes ? ofTokens : [list(`Transactions ${whose}`, tab('txs', {}), covered), ofTokens]
  })
  const ofTokensOnly = assets.filter(({ text }) => text !== NATIVE)
  const ofAssets = ofTokensOnly.map((word) =>
    list(`Transfers of the token ${shortHash(word.text)}`, paths.token(chain, word.text, 'transfers'), asset),
  )
  if (ofAddresses.length + ofAssets.length > 0) return [...ofAddresses, ...ofAssets]
  const transfers = list('Token transfers', paths.tokenTransfers(chain) + writeSearch({ type }), ...coveredTypes)
  if (areTokenTypes) return [transfers]
  return [
    list('Transactions', paths.transactions(chain)),
    list('Internal transactions', paths.internalTransactions(chain)),
    transfers,
  ]
}
