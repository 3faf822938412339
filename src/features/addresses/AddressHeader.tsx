import { AddressTagBadge } from './AddressTagBadge'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import type { CoinHolder } from '#/api/schemas/address'
import { useLabel } from '#/data/labels/labels'
import { isUnsupported } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { optionalWhenIdle } from '#/data/whenIdle'
import { implementationsOf, kindOfAddress } from '#/domain/addresses/address'
import { isUnused } from '#/domain/addresses/addressSentence'
import { tagsOf } from '#/features/addresses/addressTags'
import { shortHash } from '#/domain/hashes/hash'
import { counted } from '#/domain/amounts/numberFormat'
import { isOther, labelOf } from '#/domain/open'
import { RECORD_NOUNS } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { isScamAddress, nameOfAddress, OwnLabel, ScamMark } from '#/entity/AddressLink'
import { InlineError } from '#/entity/ErrorNotice'
import { RecordActions } from '#/entity/RecordActions'
import { StaleBadge } from '#/entity/StaleBadge'
import { TokenLink } from '#/entity/TokenLink'
import type { AddressReplyProps } from '#/features/addresses/AddressReplyChoices'
import { AddressNotes, AddressSentence, addressText } from '#/features/addresses/AddressSentence'
import { AddressStats } from '#/features/addresses/AddressStats'
import { NativeForm } from '#/features/addresses/NativeForm'
import { addressCountersQuery, useAddress, useChecksum } from '#/features/addresses/useAddress'
import { mayBePoisoned } from '#/features/addresses/useAddressPoisoning'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/Hash'
import { Identicon } from '#/ui/Identicon'
import { LazyDetails, LazyPanel } from '#/ui/LazyPanel'
import { RecordHeader } from '#/ui/RecordHeader'
import { moveAmong } from '#/ui/roving'
import { Skeleton } from '#/ui/Skeleton'
import { UntrustedText } from '#/ui/UntrustedText'

// In a menu that is opened later.
const AddressReplyChoices = lazy<ComponentType<AddressReplyProps>>(() =>
  optionalWhenIdle(() => import('#/features/addresses/AddressReplyChoices')),
)
// Few addresses have one.
const MistypedNote = lazy(async () => ({ default: (await import('#/entity/MistypedNote')).MistypedNote }))
const PoisoningNote = lazy(() => import('#/features/addresses/PoisoningNote'))
const NoAddressRecord = lazy(() => import('#/features/addresses/NoAddressRecord'))
// Collapsed until they are opened.
const AddressFacts = lazy(() => import('#/features/addresses/AddressFacts'))
const AddressActivity = lazy(() => import('#/features/addresses/AddressActivity'))
const OtherChains = lazy(() => import('#/features/addresses/OtherChains'))
const NodeComparison = lazy(() => import('#/entity/compare/NodeComparison'))

/** In the line of the badges, so that nothing below shifts when it loads. */
const description =
  'min-w-0 flex-[1_1_20rem] text-muted empty:hidden md:line-clamp-1 [&_a]:focus-visible:-outline-offset-2'

/** The header of all tabs of an address, below a warning if the address is probably mistyped. */
export function AddressHeader({ hash }: { hash: string }) {
  const { chain } = useChain()
  const { fails } = useChecksum(hash)
  return (
    <>
      {fails && (
        <LazyPanel>
          <MistypedNote chain={chain.id} pagesOn={chain.id} address={hash} />
        </LazyPanel>
      )}
      <AddressRecord hash={hash} />
    </>
  )
}

/** What an address is, its badges, its balance and counts, and collapsed details. */
function AddressRecord({ hash }: { hash: string }) {
  const connection = useChain()
  const { chain, config } = connection
  const record = useAddress(hash)
  const counters = useQuery(addressCountersQuery(connection, hash))
  const { value: address, state } = record
  const hasNoEndpoint = isUnsupported(record.query)
  const name = address && nameOfAddress(address)
  const label = useLabel(hash)
  const { checksummed, fails } = useChecksum(hash)
  // A mistyped address does not become a valid one.
  const shownHash = fails ? hash : checksummed
  const isLoading = state === 'loading'
  const error = state === 'failed' || (state === 'row' && !record.query.isFetching) ? record.error : null
  const hasStats = address !== null || isLoading || !counters.isError
  const retry = () => {
    record.retry()
    if (counters.isError) void counters.refetch()
  }
  const others = config.chains.length - 1
  const counts = counters.data?.value ?? null
  const isPartial = state !== 'found'
  const isPoisonable = address !== null && mayBePoisoned(address, counts)
  const reply = address && (
    <AddressReplyChoices
      hash={shownHash}
      isMistyped={fails}
      address={address}
      counts={counts}
      isPartial={isPartial}
      isPoisonable={isPoisonable}
      chain={chain}
    />
  )
  return (
    <RecordHeader
      noun={RECORD_NOUNS.address}
      parents={[{ key: 'accounts', label: 'Accounts', href: paths.addresses(chain.id) }]}
      title={
        (label || name) && (
          <>
            {label && (
              <>
                <OwnLabel text={label} />{' '}
              </>
            )}
            {name && (
              <span className={label ? 'font-normal' : undefined}>
                <UntrustedText text={name} max={80} />
              </span>
            )}
          </>
        )
      }
      identity={
        <div className="flex items-center gap-3">
          <Identicon hash={hash} round={!address || kindOfAddress(address) !== 'contract'} />
          <div className="min-w-0">
            <span data-address={hash.toLowerCase()}>
              <FullHash hash={shownHash} />
            </span>
            <CopyButton text={shownHash} what="address" tabIndex={-1} />
          </div>
        </div>
      }
      actions={<RecordActions what="Address" id={shownHash} json={record.text} address={hash} reply={reply} />}
      marks={
        address ? (
          <>
            <AddressMarks address={address} chain={chain.id} />
            <StaleBadge query={record.query} />
            {/* On a small screen, a contract has it only in its details, and others have one line of it, unless nothing else is known. */}
            <p
              className={`${description} ${kindOfAddress(address) === 'contract' ? 'max-md:hidden' : isUnused(address, counts) ? 'max-md:leading-5' : 'max-md:min-w-0 max-md:grow max-md:basis-32 max-md:truncate'}`}
            >
              <AddressSentence address={address} counts={counts} isPartial={isPartial} chain={chain} />
            </p>
          </>
        ) : isLoading ? undefined : null
      }
    >
      {state === 'absent' ? (
        <LazyPanel
          fallback={
            <p>
              <Skeleton className="w-96" />
            </p>
          }
        >
          <NoAddressRecord hash={hash} />
        </LazyPanel>
      ) : (
        address && (
          <>
            <AddressNotes address={address} />
            <LazyPanel>
              <PoisoningNote chain={chain.id} hash={hash} isWanted={isPoisonable} />
            </LazyPanel>
          </>
        )
      )}
      {error && !hasNoEndpoint && <InlineError error={error} what="Address details" onRetry={retry} />}
      {hasStats && <AddressStats record={record} counters={counters} chain={chain} hash={hash} />}
      {hasNoEndpoint && (
        <p className="text-muted">
          Address details are not available for this chain;{' '}
          {address ? 'showing data from lists and search.' : 'see the lists below.'}
        </p>
      )}
      {/* One tab stop, so that the list is within twelve. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys act on the summaries inside */}
      <div
        onKeyDown={(event) => moveAmong(event, ':scope > details > summary', ['ArrowLeft', 'ArrowRight'])}
        className="flex flex-wrap gap-x-2 max-md:text-sm md:gap-x-6"
      >
        <LazyDetails summary="Details">
          <AddressFacts record={record} chain={chain} hash={hash} />
          {/* Nested, since every line of its own is one more tab stop before the list. */}
          <LazyDetails summary="Activity">
            <AddressActivity hash={hash} />
          </LazyDetails>
        </LazyDetails>
        {others > 0 && (
          <LazyDetails tabIndex={-1} summary={counted(others, 'other chain', 'other chains')}>
            <OtherChains hash={hash} />
          </LazyDetails>
        )}
        <LazyDetails
          tabIndex={-1}
          summary={
            <>
              Compare<span className="max-[22rem]:sr-only"> with node</span>
            </>
          }
        >
          <NodeComparison subject={{ kind: 'address', hash }} />
        </LazyDetails>
      </div>
    </RecordHeader>
  )
}

/** Tags in the header; all of them are in the details. */
const MAX_TAGS = 6

const TYPE_BADGES = {
  contract: ['Contract', 'Account controlled by its code'],
  account: ['EOA', 'Externally owned account: controlled by a private key'],
  delegated: ['EOA (delegated)', 'Externally owned account that runs the code of a contract (EIP-7702)'],
  unknown: ['Type unknown', 'EOA or contract'],
} as const

/** Badges: scam, type of account, verified source, proxy, token, tags. */
function AddressMarks({ address, chain }: { address: CoinHolder; chain: string }) {
  const { is_verified, token, creation_status, proxy_type } = address
  const kind = kindOfAddress(address)
  const [typeLabel, typeTitle] = TYPE_BADGES[kind]
  // The title has the name already.
  const name = nameOfAddress(address)
  const tags = tagsOf(address).filter(({ text }) => text !== name)
  return (
    <>
      {isScamAddress(address) && <ScamMark />}
      {creation_status === 'selfdestructed' && (
        <span className="rounded-xs bg-warn-soft px-1.5 font-semibold text-warn icon icon-ban">Self-destructed</span>
      )}
      {creation_status === 'failed' && (
        <span className="rounded-xs bg-bad-soft px-1.5 font-semibold text-bad icon icon-cross">Creation failed</span>
      )}
      <span title={typeTitle} className="chip">
        {typeLabel}
      </span>
      {kind === 'contract' && is_verified !== null && (
        <span className={is_verified ? 'icon icon-check [--icon-color:var(--good)]' : 'text-muted'}>
          {is_verified ? 'Verified' : 'Unverified'}
        </span>
      )}
      {kind !== 'delegated' && implementationsOf(address).length > 0 && (
        <span className="icon icon-right">
          {proxy_type && !isOther(proxy_type) ? `Proxy (${labelOf(proxy_type)})` : 'Proxy'}
        </span>
      )}
      {/* The sentence below names the token of a contract. */}
      {kind !== 'contract' && token && (
        <span>
          <span className="text-muted">Token </span>
          <TokenLink chain={chain} token={token} />
        </span>
      )}
      <NativeForm address={address} />
      {tags.slice(0, MAX_TAGS).map((tag) => (
        <AddressTagBadge key={`${tag.source} ${tag.text}`} tag={tag} />
      ))}
      {tags.length > MAX_TAGS && <span className="text-muted">+{tags.length - MAX_TAGS} tags</span>}
    </>
  )
}

/** Title, description and canonical path of all tabs of an address. */
export function useAddressMeta(hash: string) {
  const connection = useChain()
  const { chain } = connection
  const { value: address, state } = useAddress(hash)
  const counts = useQuery(addressCountersQuery(connection, hash)).data?.value ?? null
  const name = address && nameOfAddress(address)
  const ownHash = address?.hash ?? hash
  return {
    title: name ? `${name} (${shortHash(ownHash)})` : `Address ${shortHash(ownHash)}`,
    description: address
      ? addressText({ address, counts, isPartial: state !== 'found', chain })
      : `Balance, transactions, tokens and NFTs of ${name || 'the address'} ${ownHash} on ${chain.name}.`,
    path: paths.address(chain.id, ownHash),
  }
}
