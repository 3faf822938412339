import type { InstanceParams, InstanceRecord } from '#/data/queries/instance'
import { sameHash } from '#/domain/hash'
import { FullAddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import { HoldersInBrief, severalMayHoldIt } from '#/features/nfts/laterParts'
import { AfterPaint } from '#/ui/AfterPaint'
import type { Fact } from '#/ui/DetailRows'
import { MissingValue } from '#/ui/MissingValue'

/** The facts of an NFT that are read first: whose it is, and of what; one that does not apply to it is left out. */
export function firstFacts(record: InstanceRecord, { hash, id, chain }: InstanceParams & { chain: string }): Fact[] {
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
      // Whose quantity it is, where that is not its owner's.
      value: holder && !sameHash(holder, record.owner?.hash) ? <FullAddressLink chain={chain} hash={holder} /> : null,
    },
  ]
}

function Owner({
  record: { instance, owner, burned, single, source },
  chain,
  ...params
}: InstanceParams & { record: InstanceRecord; chain: string }) {
  if (burned) return 'nobody: it was burned'
  if (!owner && instance && !single)
    return (
      <AfterPaint place={severalMayHoldIt}>
        <HoldersInBrief {...params} chain={chain} />
      </AfterPaint>
    )
  if (!owner && source === 'row') return <span className="text-muted">…</span>
  return (
    <>
      <FullAddress chain={chain} address={owner} />
      {owner && !instance?.owner && <span className="text-muted">as its latest transfer tells</span>}
    </>
  )
}
