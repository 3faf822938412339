import { contractBody, contractFiles, deployedAt, verifiedContractBody } from '#/demo/bodies/contract'
import { addressFacts } from '#/demo/bodies/address'
import { verifiedContractOrder } from '#/demo/orders'
import { type Responders, listing } from '#/demo/responder'
import { notFound } from '#/demo/responses'

/** The day before the head, seconds. */
const DAY = 86_400

/** Responders of contracts. */
export const contractResponders = {
  smartContracts: async ({ open, filters }) => {
    const view = await open(...contractFiles)
    const text = filters.q?.trim().toLowerCase() ?? ''
    const rows = view.contracts.deployed.filter(
      ({ address, verified }) =>
        verified !== undefined &&
        (filters.filter === undefined || filters.filter === 'solidity') &&
        (verified.artifact.toLowerCase().includes(text) || address.toLowerCase() === text),
    )
    const order = verifiedContractOrder(view, filters.sort, filters.order === 'asc' ? 'up' : 'down')
    return listing(rows, order, (row) => verifiedContractBody(view, row))
  },

  // Before smartContract, whose path it has, too.
  smartContractCounters: async ({ open }) => {
    const view = await open(...contractFiles, 'chain', 'transactions')
    const { deployed } = view.contracts
    const since = view.chain.recordedAt - DAY
    const isNew = (block: number | undefined) => (view.blocks[block ?? 0]?.timestamp ?? 0) >= since
    const created = deployed.map(({ address }) => addressFacts(view, address)?.contract?.creation)
    const verified = deployed.flatMap((row) => row.verified ?? [])
    return {
      smart_contracts: String(deployed.length),
      new_smart_contracts_24h: String(
        created.filter((index) => index !== undefined && isNew(view.transactions[index]?.block)).length,
      ),
      verified_smart_contracts: String(verified.length),
      new_verified_smart_contracts_24h: String(verified.filter(({ block }) => isNew(block)).length),
    }
  },

  smartContract: async ({ open, params: { hash } }) => {
    const view = await open(...contractFiles)
    const deployed = deployedAt(view, hash)
    if (deployed === undefined) throw notFound()
    return contractBody(view, deployed)
  },
} satisfies Partial<Responders>
