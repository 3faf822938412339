import { blockAt } from '#/served/indexes'
import { contractBody, contractFiles, deployedAt, verifiedContractBody } from '#/served/bodies/contract'
import { addressBody, addressFacts } from '#/served/bodies/address'
import { type ContractCalls, hotContractOrder, verifiedContractOrder } from '#/served/orders'
import { type Responders, listing } from '#/served/responder'
import { notFound } from '#/served/responses'

/** The day before the head, seconds. */
const DAY = 86_400

/** The periods of the hot contracts, seconds before the head. */
const PERIODS = { '5m': 300, '1h': 3600, '3h': 10_800, '1d': DAY, '7d': 7 * DAY, '30d': 30 * DAY }

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
    const isNew = (block: number | undefined) => (blockAt(view.blocks, block ?? 0)?.timestamp ?? 0) >= since
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

  hotContracts: async ({ open, filters }) => {
    const view = await open('addresses', 'blocks', 'transactions')
    const since = (view.blocks.at(-1)?.timestamp ?? 0) - PERIODS[filters.scale ?? '30d']
    const calls = new Map<string, ContractCalls>()
    for (const { to, block, gasUsed } of view.transactions) {
      const isRecent = block !== undefined && (blockAt(view.blocks, block)?.timestamp ?? 0) > since
      if (to === undefined || !isRecent || addressFacts(view, to)?.contract === undefined) continue
      const row = calls.get(to) ?? { address: to, transactions: 0, gasUsed: 0 }
      row.transactions += 1
      row.gasUsed += Number(gasUsed ?? 0)
      calls.set(to, row)
    }
    const order = hotContractOrder(filters.sort ?? 'transactions_count', filters.order === 'asc' ? 'up' : 'down')
    return listing([...calls.values()], order, ({ address, transactions, gasUsed }) => ({
      contract_address: addressBody(view, address),
      balance: addressFacts(view, address)?.balance ?? null,
      transactions_count: transactions,
      total_gas_used: gasUsed,
    }))
  },

  smartContract: async ({ open, params: { hash } }) => {
    const view = await open(...contractFiles)
    const deployed = deployedAt(view, hash)
    if (deployed === undefined) throw notFound()
    return contractBody(view, deployed)
  },
} satisfies Partial<Responders>
