import { readSlots, slotCalls } from '#/contracts/proxySlots'
import { RpcError } from '#/contracts/rpcError'
import type { RecordedAddress } from '#/served/recording'
import type { GrowingFacts } from './chainFacts'
import type { NodeClient } from './nodeClient'
import { type AddressWriter, dataIn, decimalIn, textIn } from './values'

/** Code of minimal proxies (EIP-1167) and of accounts with a delegate (EIP-7702), each with the address that it leads to. */
const MINIMAL_PROXY = /^0x363d3d373d3d3d363d73([\da-f]{40})5af4/i
const DELEGATION = /^0xef0100([\da-f]{40})$/i

/** Reads the code of addresses at the latest block, and where proxies lead, and writes them into the facts. */
export async function readCodes(
  client: NodeClient,
  facts: GrowingFacts,
  hashes: readonly string[],
  write: AddressWriter,
): Promise<void> {
  const results = await client.results(hashes.map((hash) => ({ method: 'eth_getCode', params: [hash, 'latest'] })))
  const codes = new Map(hashes.map((hash, place) => [hash, dataIn(results[place])]))
  const withCode = hashes.filter((hash) => (codes.get(hash) ?? '0x') !== '0x')
  const slots = await client.outcomes(withCode.flatMap(slotCalls))
  const perContract = slots.length / Math.max(1, withCode.length)
  for (const hash of hashes) {
    const row = facts.addressAt(hash)
    const code = codes.get(hash)
    if (row === undefined || code === undefined) continue
    const place = withCode.indexOf(hash)
    const values = place === -1 ? null : readSlots(slots.slice(place * perContract, (place + 1) * perContract))
    const slot = values === null || values instanceof RpcError ? null : values.implementation
    setContract(facts, row, code, proxyOf(code, slot?.kind === 'address' ? slot.address : null, write))
  }
}

type Proxy = Pick<NonNullable<RecordedAddress['contract']>, 'proxyType' | 'implementations'>

function proxyOf(code: string, inSlot: string | null, write: AddressWriter): Proxy {
  const [, clone] = MINIMAL_PROXY.exec(code) ?? []
  const [, delegate] = DELEGATION.exec(code) ?? []
  if (inSlot !== null) return { proxyType: 'eip1967', implementations: [{ address: write(inSlot.toLowerCase()) }] }
  if (clone !== undefined) return { proxyType: 'eip1167', implementations: [{ address: write(`0x${clone}`) }] }
  if (delegate !== undefined) return { proxyType: 'eip7702', implementations: [{ address: write(`0x${delegate}`) }] }
  return {}
}

function setContract({ recording }: GrowingFacts, row: RecordedAddress, code: string, proxy: Proxy): void {
  const { deployed } = recording.contracts
  const place = deployed.findIndex(({ address }) => address === row.hash)
  const { creator, creation, name } = row.contract ?? {}
  if (code === '0x') {
    // Rows are only appended to: an index of another array is built again.
    if (place !== -1) recording.contracts = { ...recording.contracts, deployed: deployed.toSpliced(place, 1) }
    if (creator === undefined) delete row.contract
    else row.contract = { ...withCreation(creator, creation), codeSize: 0, destroyed: true }
    return
  }
  row.contract = {
    ...withCreation(creator, creation),
    codeSize: code.length / 2 - 1,
    ...proxy,
    ...(name !== undefined && { name }),
  }
  const init = initOf(recording, row.hash, creation)
  if (place === -1) deployed.push({ address: row.hash, code, ...(init !== undefined && { init }) })
  // Another row where the code is another one: a project is compared with it again.
  else if (deployed[place]?.code !== code) deployed[place] = { ...deployed[place], address: row.hash, code }
}

function withCreation(creator: string | undefined, creation: number | undefined) {
  return creator === undefined || creation === undefined ? {} : { creator, creation }
}

/** The init code that created a contract: the input of its transaction, or of the call that created it; undefined if unknown. */
function initOf({ calls, calldata, transactions }: GrowingFacts['recording'], hash: string, creation = -1) {
  if (transactions[creation]?.created === hash) return calldata[creation]?.input
  return calls.find((call) => call.transaction === creation && call.created === hash)?.input
}

/** Whether an address has a balance, has sent a transaction, or has code. */
export async function isUsed(client: NodeClient, hash: string): Promise<boolean> {
  const methods = ['eth_getBalance', 'eth_getTransactionCount', 'eth_getCode']
  const results = await client.results(methods.map((method) => ({ method, params: [hash, 'latest'] })))
  return results.some((result) => (typeof result === 'number' ? result > 0 : !/^(?:0x)?0*$/.test(textIn(result) ?? '')))
}

/** Reads the balances of addresses at the latest block and writes them into the facts. */
export async function readBalances(client: NodeClient, facts: GrowingFacts, hashes: readonly string[]): Promise<void> {
  const results = await client.results(hashes.map((hash) => ({ method: 'eth_getBalance', params: [hash, 'latest'] })))
  for (const [place, hash] of hashes.entries()) {
    const balance = decimalIn(results[place])
    const row = facts.addressAt(hash)
    if (row && balance !== undefined) row.balance = balance
  }
}
