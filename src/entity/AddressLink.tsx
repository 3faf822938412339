import type { Address } from '#/api/schemas/address'
import { useLabel } from '#/data/labels/labels'
import { kindOfAddress } from '#/domain/addressKind'
import { paths } from '#/domain/paths'
import { UntrustedText } from '#/ui/UntrustedText'
import { fullHash } from '#/ui/FullHash'
import { hashProps } from '#/ui/Hash'
import { addressColors } from '#/ui/addressColors'
import { MissingValue } from '#/ui/MissingValue'

/** What an address is called: the name or tag a server knows, most specific first; null when it knows none. */
export function nameOfAddress(address: Address): string | null {
  const tags = (address.metadata?.tags ?? []).toSorted((a, b) => (b.ordinal ?? 0) - (a.ordinal ?? 0))
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
  if (!address?.hash) return <MissingValue />
  const name = nameOfAddress(address)
  const link = <AddressHashLink chain={chain} hash={address.hash} kind={outlineOf(address)} name={name} />
  if (!isScam(address)) return link
  return (
    <>
      <ScamMark />
      {link}
    </>
  )
}

/** The outline of an address's mark tells contracts from other accounts. */
type AddressKind = 'account' | 'contract'

/** The outline that an address's mark has; an account that runs a contract's code is an account (EIP-7702). */
export function outlineOf(address: Address): AddressKind {
  return kindOfAddress(address) === 'contract' ? 'contract' : 'account'
}

interface AddressHashLinkProps {
  chain: string
  hash: string
  kind?: AddressKind
  /** Shown in place of the hash, and the reader's own label in place of both. */
  name?: string | null
}

/** An address of which no more than the hash and perhaps a name is known. */
export function AddressHashLink({ chain, hash, kind = 'account', name }: AddressHashLinkProps) {
  const own = useLabel(hash)
  const link = addressProps(chain, hash, kind)
  const text = own ?? name
  if (text) {
    return (
      <a {...link} title={hash}>
        {own ? <OwnLabel text={own} /> : <UntrustedText text={text} max={60} />}
      </a>
    )
  }
  const { className, ...rest } = hashProps(hash)
  return (
    <a {...rest} {...link} className={`${link.className} ${className}`}>
      {hash}
    </a>
  )
}

/** An address by the whole of its hash, for pages of one record, where there is room. */
export function FullAddressLink({
  chain,
  hash,
  kind = 'account',
}: {
  chain: string
  hash: string
  kind?: AddressKind
}) {
  const own = useLabel(hash)
  const { className, ...rest } = addressProps(chain, hash, kind)
  return (
    <a {...rest} className={`${className} ${fullHash}`}>
      {own && (
        <span className="mr-2 font-sans">
          <OwnLabel text={own} />
        </span>
      )}
      {hash}
    </a>
  )
}

/** A name that the reader gave, with a mark that tells it from those that others did. */
export function OwnLabel({ text }: { text: string }) {
  return (
    <>
      <span role="img" aria-label="Your label:" title="Your own label" className="mr-0.5 text-muted">
        ✎
      </span>
      <UntrustedText text={text} max={60} />
    </>
  )
}

function addressProps(chain: string, hash: string, kind: AddressKind) {
  return {
    href: paths.address(chain, hash),
    'data-address': hash.toLowerCase(),
    style: addressColors(hash),
    className: kind === 'contract' ? 'mark contract' : 'mark',
  }
}

/** Whether the server calls an address a scam, in either of the ways that servers have. */
export function isScam({ is_scam, reputation }: Pick<Address, 'is_scam' | 'reputation'>): boolean {
  return is_scam === true || reputation === 'scam'
}

/** Says that the server calls something a scam, in a word as well as in colour. */
export function ScamMark() {
  return <span className="mr-1 rounded-xs bg-bad-soft px-1 text-xs font-semibold text-bad">scam</span>
}
