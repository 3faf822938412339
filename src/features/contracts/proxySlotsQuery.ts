import { queryOptions } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { beaconCall, type SlotValues, readBeacon, readSlots, slotCalls } from '#/contracts/proxySlots'
import { type NodeConnection, sendToNode, unexpected } from '#/data/queries/rpc'

/** The EIP-1967 slots of a proxy, and where they lead. */
export interface ReadProxy extends SlotValues {
  /** What the beacon returns as its implementation; null without a beacon, or if it returns none. */
  readonly beaconImplementation: Hex | null
}

/** Time for which the slots are not read again, ms: each request may cost credits, and upgrades are rare. */
const FRESH_MS = 60_000

/** Reads the EIP-1967 slots of a contract from the chain's node; rejects also with the RpcError of a slot that cannot be read. */
export function proxySlotsQuery(connection: NodeConnection, address: string) {
  return queryOptions<ReadProxy>({
    queryKey: ['proxy slots', connection.chain.id, address.toLowerCase()],
    queryFn: async ({ signal }) => {
      const slots = readSlots(await sendToNode(connection, slotCalls(address), signal))
      if (slots === null) throw unexpected('eth_getStorageAt')
      if (slots instanceof Error) throw slots
      const { beacon } = slots
      if (beacon.kind !== 'address') return { ...slots, beaconImplementation: null }
      const [outcome] = await sendToNode(connection, [beaconCall(beacon.address)], signal)
      // A revert is an answer: there is no beacon at this address.
      if (outcome?.error && outcome.error.revertData === null) throw outcome.error
      return { ...slots, beaconImplementation: readBeacon(outcome?.result) }
    },
    staleTime: FRESH_MS,
    retryOnMount: false,
  })
}
