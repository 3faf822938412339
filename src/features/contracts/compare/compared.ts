import type { Chain } from '#/data/config/config'
import type { Implementation } from '#/data/queries/contract'
import { sameHash, shortHash } from '#/domain/hashes/hash'

/** A contract that the shown one can be compared with. */
export interface Compared {
  /** Its value in the URL: "1:0x…". */
  readonly value: string
  readonly chain: Chain
  readonly address: string
  /** Name for the choice and the texts. May be attacker-written. */
  readonly name: string
  readonly isOnOtherChain: boolean
}

/** The value of the parameter `compare` for the source on Sourcify. */
export const SOURCIFY = 'sourcify'

/** Form of the parameter `compare`: a chain ID and an address, or SOURCIFY. */
export const COMPARED = /^(?:sourcify|\d+:0x[\da-f]{40})$/i

const MAX_NAME = 40

interface Shown {
  /** The address of the page. */
  hash: string
  /** The address whose source is shown: that of the page, or of an implementation. */
  shown: string
  implementations: readonly Implementation[]
  chain: Chain
  chains: readonly Chain[]
}

/**
 * The contracts that the shown one can be compared with: the other parts of the proxy, and the same address on the other chains. A
 * link must not compare it with any other contract, which would look like a part of this one.
 */
export function comparedWith({ hash, shown, implementations, chain, chains }: Shown): Compared[] {
  const parts = [
    { address: hash, name: 'Proxy' },
    ...implementations
      .filter(({ address }) => !sameHash(address, hash))
      .map(({ address, name }) => ({
        address,
        name: `Implementation: ${name ? name.slice(0, MAX_NAME) : 'unnamed'} (${shortHash(address)})`,
      })),
  ]
  const others = chains.filter(({ id }) => id !== chain.id)
  return [
    ...parts
      .filter(({ address }) => !sameHash(address, shown))
      .map(({ address, name }) => ({ value: valueOf(chain, address), chain, address, name, isOnOtherChain: false })),
    ...others.map((other) => ({
      value: valueOf(other, shown),
      chain: other,
      address: shown,
      name: other.name,
      isOnOtherChain: true,
    })),
  ]
}

function valueOf({ id }: Chain, address: string): string {
  return `${id}:${address}`
}
