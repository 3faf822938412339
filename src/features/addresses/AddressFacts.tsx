import type { ReactNode } from 'react'
import type { CoinHolder } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import { implementationsOf, kindOfAddress } from '#/domain/addressKind'
import { tagsOf } from '#/domain/addressTags'
import { grouped } from '#/domain/numberFormat'
import { isOther, labelOf } from '#/domain/open'
import { FullAddressLink, isScam } from '#/entity/AddressLink'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { BlockLink, TransactionLink } from '#/entity/links'
import { TokenLink } from '#/entity/TokenLink'
import { AddressTagBadge, tagSource } from '#/features/addresses/AddressTagBadge'
import { NetWorth } from '#/features/addresses/NetWorth'
import type { AddressResult } from '#/features/addresses/useAddress'
import { useChecksum } from '#/features/addresses/useChecksum'
import { type Fact, DetailRows } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'
import { RawApiResponse } from '#/ui/RawApiResponse'

interface AddressFactsProps {
  record: Pick<AddressResult, 'value' | 'raw'>
  chain: Chain
  /** The hash as it is in the URL. */
  hash: string
}

/** All facts of an address that apply to it, and the raw API response. */
export default function AddressFacts({ record: { value: address, raw }, chain, hash }: AddressFactsProps) {
  const checksum = useChecksum(hash)
  return (
    <>
      {address && (
        <div className="pb-3 [&_dd_a]:underline">
          <DetailRows
            facts={[
              ...identityFacts(address, checksum.fails ? checksum.checksummed : null),
              ...balanceFacts(address, chain, hash),
              ...creationFacts(address, chain),
              ...codeFacts(address, chain),
              ...tagFacts(address),
            ]}
          />
        </div>
      )}
      <RawApiResponse raw={raw} />
    </>
  )
}

const kinds = {
  contract: 'Contract: an account that is run by its code alone',
  account: 'Account without code: it acts when its owner signs for it',
  delegated:
    'Account with a key of its own that has taken on a contract’s code (EIP-7702): its owner can sign for it as before, and whoever calls it runs that code in its name',
  unknown: 'Not known: the server does not say whether it has code',
} as const

/** `checksummed` is the right spelling if the URL's fails the checksum. */
function identityFacts(address: CoinHolder, checksummed: string | null): Fact[] {
  const { name, ens_domain_name } = address
  return [
    { label: 'Kind', value: kinds[kindOfAddress(address)] },
    { label: 'Name', value: name ? <UntrustedText text={name} max={200} /> : null },
    { label: 'ENS name', value: ens_domain_name ? <UntrustedText text={ens_domain_name} max={200} /> : null },
    {
      label: 'Checksum',
      value: checksummed && (
        <>
          ⚠ The link that led here writes this address with other capital letters than its checksum has, as happens when
          a digit was mistyped. Compare it with where it came from. With these digits it is written{' '}
          <span className="font-mono break-all">{checksummed}</span>.
        </>
      ),
    },
    {
      label: 'Reputation',
      value: isScam(address) ? (
        <strong className="text-bad">⚠ Scam, says the server</strong>
      ) : address.reputation && isOther(address.reputation) ? (
        <UntrustedText text={labelOf(address.reputation)} max={60} />
      ) : null,
    },
  ]
}

function balanceFacts(address: CoinHolder, chain: Chain, hash: string): Fact[] {
  const { coin_balance, exchange_rate, block_number_balance_updated_at: block, token } = address
  return [
    {
      label: 'Balance',
      value: (
        <>
          <NativeAmountWithFiat value={coin_balance} chain={chain} rate={exchange_rate} />
          {block !== null && (
            <span className="text-muted">
              {' '}
              as of block <BlockLink chain={chain.id} height={block} />
            </span>
          )}
        </>
      ),
    },
    { label: 'Net worth', value: <NetWorth address={address} hash={hash} /> },
    { label: 'Token', value: token && <TokenLink chain={chain.id} token={token} /> },
  ]
}

const creationStatuses: Record<string, ReactNode> = {
  success: 'Succeeded',
  failed: <span className="text-bad">✗ Failed: there is no code</span>,
  selfdestructed: <span className="text-warn">⊘ The contract has destroyed itself since</span>,
}

function creationFacts(address: CoinHolder, chain: Chain): Fact[] {
  const { creator_address_hash: creator, creation_transaction_hash: transaction, creation_status: status } = address
  return [
    { label: 'Created by', value: creator && <FullAddressLink chain={chain.id} hash={creator} /> },
    { label: 'Created in', value: transaction && <TransactionLink chain={chain.id} hash={transaction} /> },
    {
      label: 'Creation',
      value: status && (isOther(status) ? <UntrustedText text={labelOf(status)} max={60} /> : creationStatuses[status]),
    },
  ]
}

/** A longer list of implementations is collapsed. */
const MAX_IMPLEMENTATIONS = 4

function codeFacts(address: CoinHolder, chain: Chain): Fact[] {
  const { is_verified, proxy_type } = address
  const implementations = implementationsOf(address)
  const list = (
    <ul>
      {implementations.map(({ hash, name }) => (
        <li key={hash} className="py-0.5">
          {name && (
            <span className="mr-2">
              <UntrustedText text={name} max={80} />
            </span>
          )}
          <FullAddressLink chain={chain.id} hash={hash} kind="contract" />
        </li>
      ))}
    </ul>
  )
  return [
    {
      label: 'Source code',
      value:
        kindOfAddress(address) !== 'contract' || is_verified === null
          ? null
          : is_verified
            ? '✓ Verified'
            : 'Not verified',
    },
    { label: 'Proxy type', value: proxy_type && <UntrustedText text={labelOf(proxy_type)} max={60} /> },
    {
      label: implementations.length === 1 ? 'Implementation' : 'Implementations',
      value:
        implementations.length === 0 ? null : implementations.length <= MAX_IMPLEMENTATIONS ? (
          list
        ) : (
          <details>
            <summary className="min-h-6">{grouped(implementations.length)} contracts</summary>
            {list}
          </details>
        ),
    },
  ]
}

function tagFacts(address: CoinHolder): Fact[] {
  const tags = tagsOf(address)
  return [
    {
      label: 'Tags',
      value:
        tags.length === 0 ? null : (
          <ul>
            {tags.map((tag) => (
              <li key={`${tag.source} ${tag.text}`} className="py-0.5">
                <AddressTagBadge tag={tag} />
                <span className="ml-2 text-sm text-muted">
                  {tagSource(tag)}
                  {tag.about && (
                    <>
                      : <UntrustedText text={tag.about} max={500} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        ),
    },
  ]
}
