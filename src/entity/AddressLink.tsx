import type { Address } from '#/api/schemas/address'
import { paths } from '#/domain/paths'
import { HostileText } from '#/ui/HostileText'
import { hashProps } from '#/ui/Hash'
import { markStyle } from '#/ui/mark'
import { Unknown } from '#/ui/Unknown'

/** What an address is called: the name or tag a server knows, most specific first; null when it knows none. */
export function nameOfAddress(address: Address): string | null {
  const tags = [...(address.metadata?.tags ?? [])].sort((a, b) => (b.ordinal ?? 0) - (a.ordinal ?? 0))
  return (
    address.ens_domain_name ||
    address.name ||
    tags.find(({ tagType }) => tagType === 'name')?.name ||
    address.public_tags?.[0]?.display_name ||
    address.implementation_name ||
    null
  )
}

/** An address anywhere: its mark, its name or hash, and a link. Every mention of the same address is found by `data-address`. */
export function AddressLink({ chain, address }: { chain: string; address: Address | null }) {
  if (!address?.hash) return <Unknown />
  const { hash } = address
  const name = nameOfAddress(address)
  const shape = address.is_contract ? 'mark contract' : 'mark'
  const common = { href: paths.address(chain, hash), 'data-address': hash.toLowerCase(), style: markStyle(hash) }
  if (name) {
    return (
      <a {...common} className={shape} title={hash}>
        {address.is_scam ? <ScamMark /> : null}
        <HostileText text={name} max={60} />
      </a>
    )
  }
  const { className, ...rest } = hashProps(hash)
  return (
    <a {...common} {...rest} className={`${shape} ${className}`}>
      {hash}
    </a>
  )
}

/** Says that the server calls something a scam, in a word as well as in colour. */
export function ScamMark() {
  return <span className="mr-1 rounded-xs bg-bad-soft px-1 text-xs font-semibold text-bad">scam</span>
}
