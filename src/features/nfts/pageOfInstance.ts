import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'
import { paths } from '#/domain/paths'

/** An NFT, and its token where that is told apart from it. */
export interface InstanceOfToken {
  chain: string
  instance: NftInstance
  token: Token | null
}

/** Where an instance's page is, if both its token and its id are known. */
export function pageOfInstance({ chain, instance: { id }, token }: InstanceOfToken): string | undefined {
  return token?.address_hash && id !== null ? paths.instance(chain, token.address_hash, id) : undefined
}
