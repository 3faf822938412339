import { paths } from '#/domain/links/paths'

/** A page that G and a letter open: on the current chain, else on the default one. */
export interface Destination {
  readonly key: string
  readonly name: string
  readonly path: (chain: string) => string
}

/** The pages that G and a letter open. */
export const DESTINATIONS: readonly Destination[] = [
  { key: 'h', name: 'Chain overview', path: paths.chain },
  { key: 't', name: 'Transactions', path: paths.transactions },
  { key: 'b', name: 'Blocks', path: paths.blocks },
  { key: 'a', name: 'Top accounts', path: paths.addresses },
  { key: 'k', name: 'Tokens', path: paths.tokens },
  { key: 'i', name: 'Internal transactions', path: paths.internalTransactions },
  { key: 'w', name: 'Withdrawals', path: paths.withdrawals },
  { key: 'c', name: 'All chains', path: paths.chains },
  { key: 'p', name: 'Portfolio', path: () => paths.portfolio() },
  { key: 's', name: 'Settings', path: paths.settings },
]
