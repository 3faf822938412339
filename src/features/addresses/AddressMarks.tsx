import type { CoinHolder } from '#/api/schemas/address'
import { isOther, labelOf } from '#/domain/open'
import { AddressHashLink, isScam, ScamMark } from '#/entity/AddressLink'
import { TransactionLink } from '#/entity/links'
import { TokenLink } from '#/entity/TokenLink'
import { HostileText } from '#/ui/HostileText'

/** Implementations named in the head; a diamond has dozens, all of which are in what the server sent. */
const mostImplementations = 3

/** What a server knows an address to be: its kind, whether its code is published, tags, and what stands behind or before it. */
export function AddressMarks({ address, chain }: { address: CoinHolder; chain: string }) {
  const { is_contract, is_verified, token, creator_address_hash, creation_status } = address
  return (
    <>
      {isScam(address) && <ScamMark />}
      {is_contract !== null && <span>{is_contract ? '□ Contract' : '○ Account'}</span>}
      {is_contract && is_verified !== null && (
        <span className={is_verified ? 'text-good' : 'text-muted'}>
          {is_verified ? '✓ Source verified' : 'Source not verified'}
        </span>
      )}
      {creation_status === 'selfdestructed' && <span className="text-warn">⊘ Self-destructed</span>}
      {token && (
        <span>
          <span className="text-muted">Token </span>
          <TokenLink chain={chain} token={token} />
        </span>
      )}
      <Proxy address={address} chain={chain} />
      {creator_address_hash && (
        <span>
          <span className="text-muted">Created by </span>
          <AddressHashLink chain={chain} hash={creator_address_hash} />
          {address.creation_transaction_hash && (
            <>
              <span className="text-muted"> in </span>
              <TransactionLink chain={chain} hash={address.creation_transaction_hash} />
            </>
          )}
        </span>
      )}
      <Tags address={address} />
    </>
  )
}

function Proxy({ address: { proxy_type, implementations }, chain }: { address: CoinHolder; chain: string }) {
  const known = (implementations ?? []).filter(({ address_hash }) => address_hash)
  if (known.length === 0) return null
  const shown = known.slice(0, mostImplementations)
  const more = known.length - shown.length
  return (
    <span>
      <span className="text-muted">
        {proxy_type === 'eip7702' ? 'Runs the code of ' : 'Proxy '}
        {proxy_type && proxy_type !== 'eip7702' && !isOther(proxy_type) && `(${labelOf(proxy_type)}) `}
        {proxy_type !== 'eip7702' && 'to '}
      </span>
      {shown.map(({ address_hash, name }, place) => (
        <span key={address_hash}>
          {place > 0 && ', '}
          {address_hash && <AddressHashLink chain={chain} hash={address_hash} kind="contract" />}
          {name && (
            <span className="ml-1">
              <HostileText text={name} max={40} />
            </span>
          )}
        </span>
      ))}
      {more > 0 && <span className="text-muted"> and {more} more</span>}
    </span>
  )
}

function Tags({ address: { metadata, public_tags } }: { address: CoinHolder }) {
  const names = [
    ...(metadata?.tags ?? []).filter(({ tagType }) => tagType !== 'name').map(({ name }) => name),
    ...(public_tags ?? []).map(({ display_name }) => display_name),
  ]
  return [...new Set(names)].map(
    (name) =>
      name && (
        <span key={name} className="rounded-xs bg-sunken px-1.5 text-sm">
          <HostileText text={name} max={40} />
        </span>
      ),
  )
}
