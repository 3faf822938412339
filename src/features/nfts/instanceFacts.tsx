import { type InstanceParams, type InstanceRecord, useHoldersInBrief } from '#/data/queries/instance'
import { sameHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { FullAddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import type { Fact } from '#/ui/DetailRows'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'
import { UntrustedUrl } from '#/ui/UntrustedUrl'

type ChainInstance = InstanceParams & { chain: string }

/** The main facts of an NFT: owner, collection, type and quantity. A fact that does not apply is left out. */
export function primaryFacts(record: InstanceRecord, { hash, id, chain }: ChainInstance): Fact[] {
  const { instance, token } = record
  const unique = instance?.is_unique ?? null
  const holder = instance?.holder_address_hash ?? null
  return [
    { label: 'Owner', value: <Owner record={record} hash={hash} id={id} chain={chain} /> },
    { label: 'Token', value: <TokenLink chain={chain} token={token} /> },
    { label: 'Type', value: <TokenType type={instance?.token_type ?? token?.type ?? null} /> },
    {
      label: 'Unique',
      value: unique === null ? <MissingValue /> : unique ? 'Yes: there is one of it' : 'No: there may be several of it',
    },
    { label: 'Quantity held', value: instance && instance.value !== null ? <Count value={instance.value} /> : null },
    {
      label: 'Held by',
      // The quantity above is this holder's; shown where that is not the owner.
      value: holder && !sameHash(holder, record.owner?.hash) ? <FullAddressLink chain={chain} hash={holder} /> : null,
    },
  ]
}

/** What the NFT's author published, and the latest transfer where it stands in for a missing record. */
export function secondaryFacts({ instance, evidence }: InstanceRecord, chain: string): Fact[] {
  return [
    { label: 'Description', value: untrustedText(instance?.metadata?.['description'] ?? null) },
    { label: 'Site named by its author', value: untrustedUrl(instance?.external_app_url) },
    { label: 'Home page', value: untrustedUrl(instance?.metadata?.['home_url']) },
    { label: 'Animation', value: untrustedUrl(instance?.animation_url) },
    { label: 'Media type', value: untrustedText(instance?.media_type) },
    {
      label: 'Latest transfer',
      value: evidence && (
        <span className="[&>*]:mr-3">
          <TransactionLink chain={chain} hash={evidence.transaction_hash} />
          <Timestamp date={evidence.timestamp} />
        </span>
      ),
    },
  ]
}

function Owner({ record, hash, id, chain }: ChainInstance & { record: InstanceRecord }) {
  const { instance, owner, burned, single, source } = record
  if (burned) return 'nobody: it was burned'
  if (!owner && instance && !single) return <HolderCount hash={hash} id={id} chain={chain} />
  if (!owner && source === 'row') return <span className="text-muted">…</span>
  return (
    <>
      <FullAddress chain={chain} address={owner} />
      {owner && !instance?.owner && <span className="text-muted">as its latest transfer tells</span>}
    </>
  )
}

/** The number of holders of an NFT that may have several; no record has it, so it is counted from their list. */
function HolderCount({ hash, id, chain }: ChainInstance) {
  const holders = useHoldersInBrief({ hash, id })
  if (!holders) return 'several may hold it'
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
