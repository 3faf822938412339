import type { CoinHolder } from '#/api/schemas/address'
import { implementationsOf, kindOfAddress } from '#/domain/addressKind'
import { tagsOf } from '#/domain/addressTags'
import { isOther, labelOf } from '#/domain/open'
import { isScam, nameOfAddress, ScamMark } from '#/entity/AddressLink'
import { TokenLink } from '#/entity/TokenLink'
import { AddressTagMark } from '#/features/addresses/AddressTagMark'

/** Tags that stand in the head; all of them are in the details. */
const mostTags = 6

const kinds = {
  contract: '□ Contract',
  account: '○ Account',
  delegated: '◐ Account with code (EIP-7702)',
  unknown: '? Kind not known',
} as const

interface AddressMarksProps {
  /** Null while nothing is known of it. */
  address: CoinHolder | null
  chain: string
  /** Whether the link writes it otherwise than its checksum says. */
  misspelt: boolean
}

/** What is known of an address at a glance: whether its link may be mistyped, and what the server knows it to be. */
export default function AddressMarks({ address, chain, misspelt }: AddressMarksProps) {
  return (
    <>
      {misspelt && <span className="text-warn">⚠ The link’s spelling fails the checksum: a digit may be wrong</span>}
      {address && <Known address={address} chain={chain} />}
    </>
  )
}

/** In signs and words: its kind, whether its code is published, what stands behind it, its tags. */
function Known({ address, chain }: { address: CoinHolder; chain: string }) {
  const { is_verified, token, creation_status, proxy_type } = address
  const kind = kindOfAddress(address)
  // What it is called stands above.
  const name = nameOfAddress(address)
  const tags = tagsOf(address).filter(({ text }) => text !== name)
  return (
    <>
      {isScam(address) && <ScamMark />}
      {creation_status === 'selfdestructed' && (
        <span className="rounded-xs bg-warn-soft px-1.5 font-semibold text-warn">⊘ Self-destructed</span>
      )}
      {creation_status === 'failed' && (
        <span className="rounded-xs bg-bad-soft px-1.5 font-semibold text-bad">✗ Creation failed</span>
      )}
      <span>{kinds[kind]}</span>
      {kind === 'contract' && is_verified !== null && (
        <span className={is_verified ? 'text-good' : 'text-muted'}>
          {is_verified ? '✓ Source verified' : 'Source not verified'}
        </span>
      )}
      {kind !== 'delegated' && implementationsOf(address).length > 0 && (
        <span>⇉ {proxy_type && !isOther(proxy_type) ? `Proxy (${labelOf(proxy_type)})` : 'Proxy'}</span>
      )}
      {/* Of a contract's token the sentence below speaks. */}
      {kind !== 'contract' && token && (
        <span>
          <span className="text-muted">Token </span>
          <TokenLink chain={chain} token={token} />
        </span>
      )}
      {tags.slice(0, mostTags).map((tag) => (
        <AddressTagMark key={`${tag.source} ${tag.text}`} tag={tag} />
      ))}
      {tags.length > mostTags && <span className="text-muted">and {tags.length - mostTags} more tags</span>}
    </>
  )
}
