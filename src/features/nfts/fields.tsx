import type { InstanceRecord } from '#/data/instanceRecord'
import { sameHash } from '#/domain/hash'
import { FullAddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { TransactionLink } from '#/entity/links'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import { When } from '#/entity/When'
import type { Fact } from '#/ui/Facts'
import { HostileText } from '#/ui/HostileText'
import { UntrustedAddress } from '#/ui/UntrustedAddress'
import { Unknown } from '#/ui/Unknown'

/** The facts of an NFT; one that does not apply to it, or that its author did not write, is left out. */
export function instanceFacts(record: InstanceRecord, chain: string): Fact[] {
  const { instance, token, evidence } = record
  const unique = instance?.is_unique ?? null
  const holder = instance?.holder_address_hash ?? null
  return [
    { label: 'Owner', value: <Owner record={record} chain={chain} /> },
    { label: 'Token', value: <TokenLink chain={chain} token={token} /> },
    { label: 'Type', value: <TokenType type={instance?.token_type ?? token?.type ?? null} /> },
    {
      label: 'Unique',
      value: unique === null ? <Unknown /> : unique ? 'Yes: there is one of it' : 'No: there may be several of it',
    },
    { label: 'Quantity held', value: instance && instance.value !== null ? <Count value={instance.value} /> : null },
    {
      label: 'Held by',
      // Whose quantity it is, where that is not its owner's.
      value: holder && !sameHash(holder, record.owner?.hash) && <FullAddressLink chain={chain} hash={holder} />,
    },
    { label: 'Description', value: written(instance?.metadata?.['description'] ?? null) },
    { label: 'Site named by its author', value: address(instance?.external_app_url) },
    { label: 'Home page', value: address(instance?.metadata?.['home_url']) },
    { label: 'Animation', value: address(instance?.animation_url) },
    { label: 'Media type', value: written(instance?.media_type) },
    {
      label: 'Latest transfer',
      value: evidence && (
        <span className="[&>*]:mr-3">
          <TransactionLink chain={chain} hash={evidence.transaction_hash} />
          <When date={evidence.timestamp} />
        </span>
      ),
    },
  ]
}

function Owner({
  record: { instance, owner, burned, single, source },
  chain,
}: {
  record: InstanceRecord
  chain: string
}) {
  if (burned) return 'nobody: it was burned'
  if (!owner && instance && !single) return 'several may hold it'
  if (!owner && source === 'row') return <span className="text-muted">…</span>
  return (
    <>
      <FullAddress chain={chain} address={owner} />
      {owner && !instance?.owner && <span className="text-muted">as its latest transfer tells</span>}
    </>
  )
}

function written(text: unknown) {
  return typeof text === 'string' && text.trim() ? (
    <span className="break-words whitespace-pre-line">
      <HostileText text={text} max={1000} multiline />
    </span>
  ) : null
}

/** Written by the token's author: shown to be read, never a link. */
function address(text: unknown) {
  return typeof text === 'string' && text.trim() ? <UntrustedAddress text={text} /> : null
}
