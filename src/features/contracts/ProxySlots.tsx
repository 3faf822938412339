import { useQuery } from '@tanstack/react-query'
import { compareImplementation, type SlotValue } from '#/contracts/proxySlots'
import { RpcError } from '#/contracts/rpcError'
import { useImplementations } from '#/data/queries/contract'
import { proxySlotsQuery, type ReadProxy } from '#/features/contracts/proxySlotsQuery'
import { NoNodeError, nodeQuery, useNodeConnection } from '#/data/queries/rpc'
import { FullAddressLink } from '#/entity/AddressLink'
import { NodeError } from '#/entity/calls/NodeError'
import { ReadFrom } from '#/features/contracts/calls/ReadFrom'
import { DetailRows, type Fact } from '#/ui/DetailRows'
import { MissingValue } from '#/ui/MissingValue'
import { Notice } from '#/ui/Notice'
import { DetailRowsSkeleton } from '#/ui/Skeleton'

interface ProxySlotsProps {
  hash: string
  /** The pattern that the API found in the code. */
  proxyType: string | null
}

/** The EIP-1967 slots of a proxy as the chain’s node has them now, compared with the implementation that the API reports. */
export function ProxySlots({ hash, proxyType }: ProxySlotsProps) {
  const { connection, node, slots } = useSlots(hash)
  const error = node.error ?? slots.error
  const retry = () => void (node.error ? node.refetch() : slots.refetch())
  const chain = connection.chain.id
  return (
    <section aria-label="Proxy storage slots" className="stack-2">
      <h2 className="font-semibold">Proxy storage slots</h2>
      {node.data && <ReadFrom node={node.data} block="latest" />}
      {error && <SlotsError error={error} onRetry={retry} />}
      {!error && !slots.data && (
        <div aria-busy="true">
          <DetailRowsSkeleton rows={3} />
        </div>
      )}
      {slots.data && (
        <>
          {isEmpty(slots.data) ? (
            <p>The EIP-1967 slots are empty.</p>
          ) : (
            <DetailRows facts={slotFacts(slots.data, chain)} />
          )}
          <Comparison hash={hash} slots={slots.data} proxyType={proxyType} />
        </>
      )}
    </section>
  )
}

/** The slots of a proxy, and the node that they are read from. */
function useSlots(hash: string) {
  const connection = useNodeConnection()
  const node = useQuery(nodeQuery(connection))
  const slots = useQuery({ ...proxySlotsQuery(connection, hash), enabled: node.data !== undefined })
  return { connection, node, slots }
}

/** The warning that a proxy’s storage has another implementation than the API reports; nothing for any other proxy. */
export function ImplementationWarning({ hash, proxyType }: ProxySlotsProps) {
  const { connection, slots } = useSlots(hash)
  const { implementations, isPending, error } = useImplementations(hash)
  if (!slots.data || isPending || error) return null
  const chain = connection.chain.id
  const found = implementationIn(slots.data)
  const reported = implementations.map(({ address }) => address)
  const match = compareImplementation(found, reported, proxyType)
  if (match === 'same' || match === 'unknown') return null
  return (
    <Notice tone="bad" title="The implementation in storage is not what the API reports">
      <Both label="Storage" hashes={found === null ? [] : [found]} chain={chain} />
      <Both label="API" hashes={reported} chain={chain} />
    </Notice>
  )
}

/** Slots are an addition to the page: that no node has them is no error of it. */
function SlotsError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof NoNodeError) return <p className="text-muted">Not read: no JSON-RPC node for this chain</p>
  if (error instanceof RpcError && error.missingMethod)
    return <p className="text-muted">Not read: the node doesn’t have {error.missingMethod}</p>
  return <NodeError error={error} onRetry={onRetry} />
}

/** Whether a proxy does not use the slots at all, such as a minimal proxy (EIP-1167). */
function isEmpty({ implementation, admin, beacon }: ReadProxy): boolean {
  return [implementation, admin, beacon].every(({ kind }) => kind === 'empty')
}

function slotFacts({ implementation, admin, beacon, beaconImplementation }: ReadProxy, chain: string): Fact[] {
  return [
    {
      label: 'Implementation',
      hint: 'EIP-1967 slot with the contract that calls are delegated to.',
      value: <Slot value={implementation} chain={chain} />,
    },
    {
      label: 'Admin',
      hint: 'EIP-1967 slot with the address that can upgrade the proxy.',
      value: <Slot value={admin} chain={chain} />,
    },
    {
      label: 'Beacon',
      hint: 'EIP-1967 slot with the contract that names the implementation.',
      value: <Slot value={beacon} chain={chain} />,
    },
    {
      label: 'Beacon’s implementation',
      hint: 'Address that the beacon’s function implementation() returns.',
      value:
        beacon.kind !== 'address' ? null : beaconImplementation ? (
          <FullAddressLink chain={chain} hash={beaconImplementation} kind="contract" />
        ) : (
          <span className="icon icon-warning text-bad">The beacon returns no implementation</span>
        ),
    },
  ]
}

function Slot({ value, chain }: { value: SlotValue; chain: string }) {
  switch (value.kind) {
    case 'empty':
      return <MissingValue what="The slot is empty" />
    case 'address':
      return <FullAddressLink chain={chain} hash={value.address} kind="contract" />
    case 'other':
      return (
        <>
          <span className="font-mono text-sm break-all">{value.word}</span>{' '}
          <span className="text-muted">not an address</span>
        </>
      )
  }
}

/** The implementation by the slots: their own, or that of their beacon. */
function implementationIn({ implementation, beaconImplementation }: ReadProxy): string | null {
  return implementation.kind === 'address' ? implementation.address : beaconImplementation
}

/** Whether the API reports the implementation that is in storage; where it does not, the warning above the source says so. */
function Comparison({ hash, slots, proxyType }: ProxySlotsProps & { slots: ReadProxy }) {
  const { implementations, isPending, error } = useImplementations(hash)
  if (isPending) return null
  if (error) return <p className="text-muted">Couldn’t load the implementations that the API reports</p>
  const reported = implementations.map(({ address }) => address)
  switch (compareImplementation(implementationIn(slots), reported, proxyType)) {
    case 'same':
      return <p className="icon icon-check">The implementation matches the API</p>
    case 'unknown':
      return <p className="text-muted">No implementation in these slots to compare with the API</p>
    default:
      return null
  }
}

function Both({ label, hashes, chain }: { label: string; hashes: readonly string[]; chain: string }) {
  return (
    <p>
      {label}:{' '}
      {hashes.length === 0
        ? 'none'
        : hashes.map((hash) => (
            <span key={hash} className="mr-2">
              <FullAddressLink chain={chain} hash={hash} kind="contract" />
            </span>
          ))}
    </p>
  )
}
