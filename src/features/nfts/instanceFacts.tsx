import { type InstanceParams, type InstanceLookup, useHoldersInBrief } from '#/data/queries/instance'
import { sameHash } from '#/domain/hashes/hash'
import { labelOf } from '#/domain/open'
import { paths } from '#/domain/links/paths'
import { FullAddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenSymbol'
import type { Fact } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'
import { UntrustedUrl } from '#/ui/UntrustedUrl'

type ChainInstance = InstanceParams & { chain: string }

/** The main facts of an NFT: owner, collection, quantity, and its type unless the header has it. A fact that does not apply is left out. */
export function primaryFacts(record: InstanceLookup, { hash, id, chain }: ChainInstance): Fact[] {
  const { value: instance, token } = record
  const holder = instance?.holder_address_hash ?? null
  const type = instance?.token_type ?? null
  // The header has the type of the token.
  const headerType = token?.type ?? null
  const isTypeInHeader = type !== null && headerType !== null && labelOf(type) === labelOf(headerType)
  return [
    {
      label: 'Owner',
      hint: 'Address that holds the NFT.',
      value: <Owner record={record} hash={hash} id={id} chain={chain} />,
    },
    { label: 'Collection', hint: 'Contract that issued the NFT.', value: <TokenLink chain={chain} token={token} /> },
    {
      label: 'Token type',
      hint: 'Token standard: an ERC-721 NFT is unique, an ERC-1155 token may have copies.',
      value: type === null || isTypeInHeader ? null : <TokenType type={type} />,
    },
    {
      label: 'Quantity',
      hint: 'Number of copies that the holder has.',
      value: instance && instance.value !== null ? <Count value={instance.value} /> : null,
    },
    {
      label: 'Holder',
      hint: 'Address that has this quantity.',
      // The quantity above is this holder's; shown where that is not the owner.
      value: holder && !sameHash(holder, record.owner?.hash) ? <FullAddressLink chain={chain} hash={holder} /> : null,
    },
  ]
}

/** What the NFT's author published, and the latest transfer where it stands in for a missing record. */
export function secondaryFacts({ value: instance, latestTransfer }: InstanceLookup, chain: string): Fact[] {
  return [
    {
      label: 'Description',
      hint: 'Text from the metadata.',
      value: untrustedText(instance?.metadata?.['description'] ?? null),
    },
    {
      label: 'External URL',
      hint: 'Website of the NFT, according to its metadata.',
      value: untrustedUrl(instance?.external_app_url),
    },
    {
      label: 'Home URL',
      hint: 'Website of the project, according to the metadata.',
      value: untrustedUrl(instance?.metadata?.['home_url']),
    },
    {
      label: 'Animation URL',
      hint: 'Video, audio, 3D model or HTML page of the NFT.',
      value: untrustedUrl(instance?.animation_url),
    },
    { label: 'Media type', hint: 'MIME type of the media.', value: untrustedText(instance?.media_type) },
    {
      label: 'Latest transfer',
      hint: 'Most recent token transfer of this NFT.',
      value: latestTransfer && (
        <span className="[&>*]:mr-3">
          <TransactionLink chain={chain} hash={latestTransfer.transaction_hash} />
          <Timestamp date={latestTransfer.timestamp} />
        </span>
      ),
    },
  ]
}

function Owner({ record, hash, id, chain }: ChainInstance & { record: InstanceLookup }) {
  const { state, value: instance, owner, burned, single } = record
  if (burned) return 'Burnt'
  if (!owner && instance && !single) return <HolderCount hash={hash} id={id} chain={chain} />
  if (!owner && state === 'row') return <span className="text-muted">…</span>
  return (
    <>
      <FullAddress chain={chain} address={owner} />
      {owner && !instance?.owner && <span className="text-muted">(from latest transfer)</span>}
    </>
  )
}

/** The number of holders of an NFT that may have several; no record has it, so it is counted from their list. */
function HolderCount({ hash, id, chain }: ChainInstance) {
  const holders = useHoldersInBrief({ hash, id })
  if (!holders) return 'Multiple holders possible'
  return (
    <a href={paths.instance(chain, hash, id, 'holders')}>
      {holders.areMore && 'more than '}
      <Count value={holders.count} noun={['holder', 'holders']} />
    </a>
  )
}

function untrustedText(text: unknown) {
  return typeof text === 'string' && text.trim() ? (
    <span className="break-words whitespace-pre-line">
      <UntrustedText text={text} max={1000} multiline />
    </span>
  ) : null
}

/** A URL that the NFT's author wrote: shown as text, never as a plain link. */
function untrustedUrl(text: unknown) {
  return typeof text === 'string' && text.trim() ? <UntrustedUrl text={text} /> : null
}
