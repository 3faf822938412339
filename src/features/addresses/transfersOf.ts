import { tokenTypes } from '#/api/resource'
import { paths } from '#/domain/paths'
import type { CounterpartyResource } from '#/features/addresses/counterpartyRoute'

/** The advanced filter for a list of an address with its filters; `with` is a counterparty, without one it is of any. */
export function transfersOf(
  resource: CounterpartyResource,
  chain: string,
  hash: string,
  { with: other, filter, type, token }: Readonly<Record<string, string | undefined>>,
): string {
  const isTokens = resource === 'addressTokenTransfers'
  const both = other ? `${hash},${other}` : hash
  return paths.transfers(chain, {
    type: isTokens ? (type ?? tokenTypes.of.join(',')) : undefined,
    from: filter === 'to' ? other : filter === 'from' ? hash : both,
    to: filter === 'from' ? other : filter === 'to' ? hash : both,
    relation: other || filter ? undefined : 'or',
    asset: token,
  })
}
