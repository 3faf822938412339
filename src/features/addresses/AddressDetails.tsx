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
import { AddressTagMark, authorOf } from '#/features/addresses/AddressTagMark'
import { NetWorth } from '#/features/addresses/NetWorth'
import type { KnownAddress } from '#/features/addresses/useAddress'
import { useSpelling } from '#/features/addresses/useSpelling'
import { type Fact, DetailRows } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'
import { RawApiResponse } from '#/ui/RawApiResponse'

interface AddressDetailsProps {
  known: Pick<KnownAddress, 'value' | 'raw'>
  chain: Chain
  /** The hash as the link spells it. */
  given: string
}

/** All that is known of an address under names of our own, what does not apply to it left out; and all that the server sent. */
export default function AddressDetails({ known: { value: address, raw }, chain, given }: AddressDetailsProps) {
  const spelling = useSpelling(given)
  return (
    <>
      {address && (
        <div className="pb-3 [&_dd_a]:underline">
          <DetailRows
            facts={[
              ...identity(address, spelling?.fails ? spelling.checksummed : null),
              ...holding(address, chain, given),
              ...origin(address, chain),
              ...code(address, chain),
              ...labels(address),
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

/** `spelling` is how it is rightly written, where its link writes it otherwise. */
function identity(address: CoinHolder, spelling: string | null): Fact[] {
  const { name, ens_domain_name } = address
  return [
    { label: 'Kind', value: kinds[kindOfAddress(address)] },
    { label: 'Name', value: name ? <UntrustedText text={name} max={200} /> : null },
    { label: 'ENS name', value: ens_domain_name ? <UntrustedText text={ens_domain_name} max={200} /> : null },
    {
      label: 'Checksum',
      value: spelling && (
        <>
          ⚠ The link that led here writes this address with other capital letters than its checksum has, as happens when
          a digit was mistyped. Compare it with where it came from. With these digits it is written{' '}
          <span className="font-mono break-all">{spelling}</span>.
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

function holding(address: CoinHolder, chain: Chain, given: string): Fact[] {
  const { coin_balance, exchange_rate, block_number_balance_updated_at: at, token } = address
  return [
    {
      label: 'Balance',
      value: (
        <>
          <NativeAmountWithFiat value={coin_balance} chain={chain} rate={exchange_rate} />
          {at !== null && (
            <span className="text-muted">
              {' '}
              as of block <BlockLink chain={chain.id} height={at} />
            </span>
          )}
        </>
      ),
    },
    { label: 'Net worth', value: <NetWorth address={address} given={given} /> },
    { label: 'Token', value: token && <TokenLink chain={chain.id} token={token} /> },
  ]
}

const fates: Record<string, ReactNode> = {
  success: 'Succeeded',
  failed: <span className="text-bad">✗ Failed: there is no code</span>,
  selfdestructed: <span className="text-warn">⊘ The contract has destroyed itself since</span>,
}

function origin(address: CoinHolder, chain: Chain): Fact[] {
  const { creator_address_hash: creator, creation_transaction_hash: transaction, creation_status: fate } = address
  return [
    { label: 'Created by', value: creator && <FullAddressLink chain={chain.id} hash={creator} /> },
    { label: 'Created in', value: transaction && <TransactionLink chain={chain.id} hash={transaction} /> },
    {
      label: 'Creation',
      value: fate && (isOther(fate) ? <UntrustedText text={labelOf(fate)} max={60} /> : fates[fate]),
    },
  ]
}

/** More contracts than this are folded. */
const mostShown = 4

function code(address: CoinHolder, chain: Chain): Fact[] {
  const { is_verified, proxy_type } = address
  const behind = implementationsOf(address)
  const list = (
    <ul>
      {behind.map(({ hash, name }) => (
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
      label: behind.length === 1 ? 'Implementation' : 'Implementations',
      value:
        behind.length === 0 ? null : behind.length <= mostShown ? (
          list
        ) : (
          <details>
            <summary className="min-h-6">{grouped(behind.length)} contracts</summary>
            {list}
          </details>
        ),
    },
  ]
}

function labels(address: CoinHolder): Fact[] {
  const tags = tagsOf(address)
  return [
    {
      label: 'Tags',
      value:
        tags.length === 0 ? null : (
          <ul>
            {tags.map((tag) => (
              <li key={`${tag.source} ${tag.text}`} className="py-0.5">
                <AddressTagMark tag={tag} />
                <span className="ml-2 text-sm text-muted">
                  {authorOf(tag)}
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
