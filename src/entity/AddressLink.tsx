import type { Address } from '#/api/schemas/address'
import { useLabel } from '#/data/labels/labels'
import { kindOfAddress } from '#/domain/addresses/address'
import { paths } from '#/domain/links/paths'
import { addressColors } from '#/ui/addressColors'
import { fullHash, hashProps } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** The name of an address: its ENS domain, name or first tag, most specific first; null if it has none. */
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

/** Links to an address by its name or hash, with its identicon. `data-address` lets the shell highlight every mention of it. */
export function AddressLink({ chain, address }: { chain: string; address: Address | null }) {
  if (!address?.hash) return <MissingValue />
  const name = nameOfAddress(address)
  const link = <AddressHashLink chain={chain} hash={address.hash} kind={addressOutlineOf(address)} name={name} />
  if (!isScamAddress(address)) return link
  return (
    <>
      <ScamMark />
      {link}
    </>
  )
}

/** Contracts have a square identicon, other accounts a round one. */
type AddressKind = 'account' | 'contract'

/** Whether an address is shown as a contract; a delegated account (EIP-7702) is still an account. */
export function addressOutlineOf(address: Address): AddressKind {
  return kindOfAddress(address) === 'contract' ? 'contract' : 'account'
}

interface AddressHashLinkProps {
  chain: string
  hash: string
  kind?: AddressKind
  /** Shown in place of the hash, or before a full one. The user's own label takes precedence over both. */
  name?: string | null
}

/** Links to an address of which only the hash and perhaps a name is known. */
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

/** Links to an address by its full hash, for detail pages. */
export function FullAddressLink({ chain, hash, kind = 'account', name }: AddressHashLinkProps) {
  const own = useLabel(hash)
  const { className, ...rest } = addressProps(chain, hash, kind)
  return (
    <a {...rest} className={`${className} ${fullHash}`}>
      {(own || name) && (
        <>
          <span className="font-sans">
            {own ? <OwnLabel text={own} /> : <UntrustedText text={name ?? ''} max={60} />}
          </span>{' '}
        </>
      )}
      {hash}
    </a>
  )
}

/** The user's private label, marked with a pencil to tell it from public names. */
export function OwnLabel({ text }: { text: string }) {
  return (
    <>
      <span role="img" aria-label="Private label:" title="Private label" className="icon icon-pencil mr-1 text-muted" />
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

/** Whether the API flags an address as a scam: APIs use either of two fields. */
export function isScamAddress({ is_scam, reputation }: Pick<Address, 'is_scam' | 'reputation'>): boolean {
  return is_scam === true || reputation === 'scam'
}

/** A badge for what the API flags as a scam, before its name. */
export function ScamMark() {
  return (
    <>
      <span className="mr-1 rounded-xs bg-bad-soft px-1 text-xs font-semibold text-bad">scam</span>
      {/* For copied text, which has no margins; as a block it is not underlined in a link. */}
      <span className="inline-block w-0 whitespace-pre"> </span>
    </>
  )
}

interface RecipientProps {
  chain: string
  to: Address | null
  created: Address | null
}

/** The recipient of a transaction or call, or the contract that it created. */
export function Recipient({ chain, to, created }: RecipientProps) {
  if (to || !created) return <AddressLink chain={chain} address={to} />
  return (
    <>
      <span className="text-muted">creates </span>
      <AddressLink chain={chain} address={created} />
    </>
  )
}
