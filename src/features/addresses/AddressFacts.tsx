import { AddressTagBadge, tagSource } from './AddressTagBadge'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CoinHolder } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import type { RecordLookup } from '#/data/queries/record'
import { implementationsOf, kindOfAddress } from '#/domain/addresses/address'
import { tagsOf } from '#/features/addresses/addressTags'
import { grouped } from '#/domain/amounts/numberFormat'
import { isOther, labelOf } from '#/domain/open'
import { useChain } from '#/data/sources/useChain'
import { FullAddressLink, isScamAddress } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { BlockLink, TransactionLink } from '#/entity/links'
import { TokenLink } from '#/entity/TokenLink'
import { NetWorth } from '#/features/addresses/AddressStats'
import { nativeFacts } from '#/features/addresses/nativeFacts'
import { addressCountersQuery, useChecksum } from '#/features/addresses/useAddress'
import { type Fact, DetailRows } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'
import { RawApiResponse } from '#/ui/RawRecord'
import { FirstOf } from '#/ui/FirstOf'

interface AddressFactsProps {
  record: RecordLookup<CoinHolder>
  chain: Chain
  /** The hash as it is in the URL. */
  hash: string
}

/** All facts of an address that apply to it, and the raw API response. */
export default function AddressFacts({ record: { value: address, raw }, chain, hash }: AddressFactsProps) {
  const checksum = useChecksum(hash)
  const gasUsed = useQuery(addressCountersQuery(useChain(), hash)).data?.value?.gas_usage_count ?? null
  return (
    <>
      {address && (
        <div className="pb-3 [&_dd_a]:min-h-6 [&_dd_a]:underline">
          <DetailRows
            facts={[
              ...identityFacts(address, checksum.fails ? checksum.checksummed : null),
              ...nativeFacts(address),
              ...balanceFacts(address, chain, hash),
              {
                label: 'Gas used',
                hint: 'Gas used by all transactions of the address.',
                value: gasUsed === null ? null : <Count value={gasUsed} />,
              },
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

/** The type of the account is a badge in the header. `checksummed` is given if the address in the URL fails its checksum. */
function identityFacts(address: CoinHolder, checksummed: string | null): Fact[] {
  const { name, ens_domain_name } = address
  return [
    {
      label: 'Name',
      hint: 'Name of the contract or public name of the address.',
      value: name ? <UntrustedText text={name} max={200} /> : null,
    },
    {
      label: 'ENS name',
      hint: 'Primary domain name of the address.',
      value: ens_domain_name ? <UntrustedText text={ens_domain_name} max={200} /> : null,
    },
    {
      label: 'Checksum',
      hint: 'The capital letters of an address are a checksum against typing errors (EIP-55).',
      value: checksummed && (
        <span className="icon icon-warning">
          Invalid checksum (EIP-55): the address in the link may be mistyped. Correct form:{' '}
          <span className="font-mono break-all">{checksummed}</span>
        </span>
      ),
    },
    {
      label: 'Reputation',
      hint: 'Assessment of the address by the API.',
      value: isScamAddress(address) ? (
        <strong className="icon icon-warning text-bad">Flagged as scam</strong>
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
      hint: 'Amount of the native currency that the address holds.',
      value: <NativeAmountWithFiat value={coin_balance} chain={chain} rate={exchange_rate} />,
    },
    {
      label: 'Last balance update',
      hint: 'Block in which the API last updated the balance.',
      value:
        block === null ? null : (
          <>
            Block <BlockLink chain={chain.id} height={block} />
          </>
        ),
    },
    {
      label: 'Net worth',
      hint: 'USD value of the balance and the tokens of the address.',
      value: <NetWorth address={address} hash={hash} />,
    },
    { label: 'Token', hint: 'Token of this contract.', value: token && <TokenLink chain={chain.id} token={token} /> },
  ]
}

const creationStatuses: Record<string, ReactNode> = {
  success: 'Success',
  failed: <span className="icon icon-cross text-bad">Failed</span>,
  selfdestructed: <span className="text-warn">⊘ Self-destructed</span>,
}

function creationFacts(address: CoinHolder, chain: Chain): Fact[] {
  const { creator_address_hash: creator, creation_transaction_hash: transaction, creation_status: status } = address
  return [
    {
      label: 'Creator',
      hint: 'Address that deployed the contract.',
      value: creator && <FullAddressLink chain={chain.id} hash={creator} />,
    },
    {
      label: 'Creation txn',
      hint: 'Transaction that deployed the contract.',
      value: transaction && <TransactionLink chain={chain.id} hash={transaction} />,
    },
    {
      label: 'Creation status',
      hint: 'Whether the deployment succeeded, and whether the contract still exists.',
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
    <FirstOf list={implementations}>
      {(shown) => (
        <ul>
          {shown.map(({ hash, name }) => (
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
      )}
    </FirstOf>
  )
  return [
    {
      label: 'Source code',
      hint: 'Verified: the published source code compiles to the code of the contract.',
      value:
        kindOfAddress(address) !== 'contract' || is_verified === null ? null : is_verified ? (
          <span className="icon icon-check [--icon-color:var(--good)]">Verified</span>
        ) : (
          'Unverified'
        ),
    },
    {
      label: 'Proxy type',
      hint: 'Standard by which the proxy delegates calls.',
      value: proxy_type && <UntrustedText text={labelOf(proxy_type)} max={60} />,
    },
    {
      label:
        kindOfAddress(address) === 'delegated'
          ? 'Delegated to'
          : implementations.length === 1
            ? 'Implementation'
            : 'Implementations',
      hint: 'Contract whose code runs when this address is called.',
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
      hint: 'Names given to the address by the explorer or its users.',
      value:
        tags.length === 0 ? null : (
          <FirstOf list={tags}>
            {(shown) => (
              <ul>
                {shown.map((tag) => (
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
            )}
          </FirstOf>
        ),
    },
  ]
}
