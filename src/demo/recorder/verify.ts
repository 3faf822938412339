import { type Address, zeroAddress } from 'viem'
import type { Recording } from '../../served/recording.ts'
import { Ledger } from './transfers.ts'

/** Gas of one blob (EIP-4844). */
const GAS_PER_BLOB = 131_072n

/** Recomputes totals and references of the recording, and throws with all contradictions; transfers of `forged` tokens are exempt. */
export function verify(recording: Recording, forged: ReadonlySet<Address>): void {
  const problems = [
    ...checkBlocks(recording),
    ...checkTransactions(recording),
    ...checkReplaced(recording),
    ...checkBalances(recording),
    ...checkTransfers(recording, forged),
    ...checkAddresses(recording),
    ...checkConsensus(recording),
    ...checkOperations(recording),
  ]
  if (problems.length > 0)
    throw new Error(`chain ${recording.chain.id}:\n${problems.slice(0, 40).join('\n')}\n${problems.length} problems`)
}

function checkBlocks({ chain, blocks, transactions, withdrawals }: Recording): string[] {
  const problems: string[] = []
  if (blocks.length !== chain.head + 1) problems.push(`${blocks.length} blocks up to head ${chain.head}`)
  for (const [height, block] of blocks.entries()) {
    const parent = blocks[height - 1]
    if (block.height !== height) problems.push(`block ${block.height} stands at ${height}`)
    if (parent !== undefined && block.parentHash !== parent.hash)
      problems.push(`block ${height} does not follow ${height - 1}`)
    if (parent !== undefined && block.timestamp <= parent.timestamp)
      problems.push(`block ${height} is not later than ${height - 1}`)
    const own = transactions.slice(block.firstTransaction, block.firstTransaction + block.transactionsCount)
    if (own.some((transaction, position) => transaction.block !== height || transaction.position !== position))
      problems.push(`block ${height} has others' transactions`)
    const gas = own.reduce((sum, transaction) => sum + BigInt(transaction.gasUsed ?? 0), 0n)
    if (gas !== BigInt(block.gasUsed)) problems.push(`block ${height} used ${block.gasUsed}, its transactions ${gas}`)
    const tips = own.reduce(
      (sum, { gasUsed, gasPrice }) => sum + BigInt(gasUsed ?? 0) * (BigInt(gasPrice) - BigInt(block.baseFee ?? 0)),
      0n,
    )
    if (tips !== block.rewards.reduce((sum, { reward }) => sum + BigInt(reward), 0n))
      problems.push(`block ${height} rewards differ from tips ${tips}`)
    if (withdrawals.filter((withdrawal) => withdrawal.block === height).length !== block.withdrawalsCount)
      problems.push(`block ${height} withdrawals`)
  }
  return problems
}

function checkTransactions({
  chain,
  blocks,
  transactions,
  calldata,
  calls,
  state,
  logs,
  transfers,
}: Recording): string[] {
  const problems: string[] = []
  const included = blocks.reduce((sum, block) => sum + block.transactionsCount, 0)
  if (transactions.length !== calldata.length) problems.push('calldata does not match transactions')
  if (state.length !== included) problems.push(`${state.length} state rows for ${included} transactions`)
  for (const [index, transaction] of transactions.entries()) {
    if ((transaction.block === undefined) !== index >= included)
      problems.push(`pending transactions do not stand last: ${index}`)
    const { firstTransfer, transfersCount } = transaction
    const own = firstTransfer === undefined ? [] : transfers.slice(firstTransfer, firstTransfer + (transfersCount ?? 0))
    if (own.some((transfer) => transfer.transaction !== index))
      problems.push(`transaction ${index} has others' transfers`)
    if ((transaction.seenAt ?? 0) > chain.recordedAt) problems.push(`transaction ${index} was seen after the recording`)
  }
  if (transactions.reduce((sum, { transfersCount }) => sum + (transfersCount ?? 0), 0) !== transfers.length)
    problems.push('transfers that no transaction has')
  for (const [noun, rows] of Object.entries({ calls, state, logs, transfers })) {
    let last = 0
    for (const { transaction } of rows) {
      if (transaction < last || transaction >= included)
        problems.push(`${noun}: transaction ${transaction} after ${last}`)
      last = transaction
    }
  }
  for (const [row, call] of calls.entries()) {
    const previous = calls[row - 1]
    const expected = previous?.transaction === call.transaction ? previous.index + 1 : 0
    if (call.index !== expected || (call.index === 0) !== (call.path.length === 0))
      problems.push(`call ${call.index} of transaction ${call.transaction}`)
  }
  return problems
}

/** What was replaced has the sender and nonce of one in a block, and offered less. */
function checkReplaced({ transactions }: Recording): string[] {
  return transactions.flatMap(({ hash, result, from, nonce, maxFeePerGas }) => {
    if (result !== 'dropped/replaced') return []
    const by = transactions.find((row) => row.block !== undefined && row.from === from && row.nonce === nonce)
    const isRaise = BigInt(by?.maxFeePerGas ?? 0) > BigInt(maxFeePerGas ?? 0)
    return isRaise ? [] : [`nothing replaced ${hash}`]
  })
}

/** Balances follow from one another through the whole chain, and their sum is the supply less what was burnt. */
function checkBalances({ chain, blocks, transactions, state, withdrawals, addresses }: Recording): string[] {
  const problems: string[] = []
  const sum = addresses.reduce((total, { balance }) => total + BigInt(balance), 0n)
  if (String(sum) !== chain.totalSupply) problems.push(`balances sum up to ${sum}, not ${chain.totalSupply}`)
  const running = new Map<string, bigint>()
  const starting = new Map<string, bigint>()
  const move = (address: string, before: bigint | undefined, after: bigint): void => {
    const known = running.get(address)
    if (known === undefined) starting.set(address, before ?? 0n)
    else if (before !== undefined && known !== before) problems.push(`${address} had ${known}, then ${before}`)
    running.set(address, after)
  }
  for (const block of blocks) {
    for (let index = block.firstTransaction; index < block.firstTransaction + block.transactionsCount; index++) {
      const changes = state[index]?.changes ?? []
      for (const { address, before, after } of changes) move(address, BigInt(before), BigInt(after))
      const change = changes.reduce((total, { before, after }) => total + BigInt(after) - BigInt(before), 0n)
      const blobs = BigInt(transactions[index]?.blobs?.hashes.length ?? 0) * GAS_PER_BLOB
      const burnt =
        BigInt(transactions[index]?.gasUsed ?? 0) * BigInt(block.baseFee ?? 0) +
        blobs * BigInt(block.blobGas?.price ?? 0)
      if (change !== -burnt) problems.push(`transaction ${index} changed balances by ${change}, burnt ${burnt}`)
    }
    for (const { receiver, amount } of withdrawals.filter((withdrawal) => withdrawal.block === block.height)) {
      move(receiver, undefined, (running.get(receiver) ?? 0n) + BigInt(amount))
    }
  }
  for (const { hash, balance } of addresses) {
    const known = running.get(hash)
    if (known !== undefined && known !== BigInt(balance)) problems.push(`${hash} ends with ${known}, not ${balance}`)
  }
  return problems
}

function checkTransfers({ tokens, holdings, transfers, instances }: Recording, forged: ReadonlySet<Address>): string[] {
  const problems: string[] = []
  const ledger = new Ledger()
  const counts = new Map<string, number>()
  for (const { token, from, to, value, tokenId } of transfers) {
    counts.set(token, (counts.get(token) ?? 0) + 1)
    if (forged.has(token as Address)) continue
    ledger.apply({
      token: token as Address,
      from: from as Address,
      to: to as Address,
      ...(value === undefined ? {} : { value: BigInt(value) }),
      ...(tokenId === undefined ? {} : { tokenId: BigInt(tokenId) }),
    })
  }
  const expected = new Map<string, string>()
  for (const token of ledger.addresses()) {
    for (const id of ledger.ids(token)) {
      for (const [holder, value] of ledger.holders(token, id))
        if (value !== 0n) expected.set(`${token} ${id} ${holder}`, value.toString())
    }
  }
  for (const { token, holder, tokenId, value } of holdings) {
    const key = `${token} ${tokenId ?? ''} ${holder}`
    if (expected.get(key) !== value) problems.push(`holding ${key}: ${value}, replayed ${expected.get(key)}`)
    expected.delete(key)
  }
  problems.push(...[...expected].map(([key, value]) => `no holding ${key} of ${value}`))
  for (const { address, type, name, transfersCount, holdersCount, totalSupply } of tokens) {
    if (transfersCount !== counts.get(address))
      problems.push(`${name}: ${transfersCount} transfers, ${counts.get(address)} recorded`)
    const own = holdings.filter(({ token }) => token === address)
    if (holdersCount !== new Set(own.map(({ holder }) => holder)).size) problems.push(`${name}: holders`)
    const counted = own
      .filter(({ tokenId }) => (type === 'ERC-721') === (tokenId !== undefined))
      .reduce((sum, { value }) => sum + BigInt(value), 0n)
    if (type !== 'ERC-1155' && !forged.has(address as Address) && counted.toString() !== totalSupply)
      problems.push(`${name}: supply ${totalSupply}, held ${counted}`)
  }
  for (const { token, id, owner } of instances) {
    const held = holdings.filter((holding) => holding.token === token && holding.tokenId === id)
    if (held.length === 0 || (owner !== undefined && held[0]?.holder !== owner))
      problems.push(`instance ${token} ${id}`)
  }
  return problems
}

/** Deposits are numbered and carry the value that was sent; blobs belong to their transactions, and their gas to the blocks. */
function checkConsensus({ blocks, transactions, deposits, blobs, calls }: Recording): string[] {
  const problems: string[] = []
  for (const [place, { index, transaction, gwei }] of deposits.entries()) {
    if (index !== place) problems.push(`deposit ${index} stands at ${place}`)
    const paid = calls.filter((call) => call.transaction === transaction).map(({ value }) => BigInt(value))
    if (!paid.includes(BigInt(gwei) * 10n ** 9n)) problems.push(`deposit ${index} of ${gwei} Gwei was not paid`)
  }
  const hashes = transactions.flatMap((row, transaction) =>
    (row.blobs?.hashes ?? []).map((hash) => ({ hash, transaction })),
  )
  if (hashes.length !== blobs.length) problems.push(`${blobs.length} blobs of ${hashes.length}`)
  for (const [place, { hash, transaction }] of hashes.entries())
    if (blobs[place]?.hash !== hash || blobs[place].transaction !== transaction) problems.push(`blob ${hash}`)
  for (const { height, firstTransaction, transactionsCount, blobGas } of blocks) {
    const own = transactions.slice(firstTransaction, firstTransaction + transactionsCount)
    const used = own.reduce((sum, row) => sum + BigInt(row.blobs?.hashes.length ?? 0) * GAS_PER_BLOB, 0n)
    if (used !== BigInt(blobGas?.used ?? 0)) problems.push(`block ${height} has blobs of ${used} gas`)
  }
  return problems
}

/** Operations were paid for by what the entry point gave the bundler, and every account's nonces follow each other. */
function checkOperations({ operations, transactions }: Recording): string[] {
  const problems: string[] = []
  const nonces = new Map<string, bigint>()
  for (const { hash, sender, nonce, transaction, bundler, gasCost, gasUsed } of operations) {
    const key = `${sender} ${BigInt(nonce) >> 64n}`
    const expected = nonces.get(key) ?? 0n
    if ((BigInt(nonce) & (2n ** 64n - 1n)) !== expected) problems.push(`operation ${hash} has nonce ${nonce}`)
    nonces.set(key, expected + 1n)
    if (transactions[transaction]?.from !== bundler) problems.push(`operation ${hash} is not of ${bundler}`)
    if (BigInt(gasCost) % BigInt(gasUsed) !== 0n) problems.push(`operation ${hash} cost ${gasCost} for ${gasUsed}`)
  }
  return problems
}

/** Checks that every mentioned address is in the list of addresses once. */
function checkAddresses(recording: Recording): string[] {
  const known = new Set(recording.addresses.map(({ hash }) => hash))
  const problems = known.size === recording.addresses.length ? [] : ['an address is listed twice']
  const named = new Set<string>([
    ...recording.blocks.map(({ miner }) => miner),
    ...recording.transactions.flatMap(({ from, to, created }) => [from, to ?? from, created ?? from]),
    ...recording.calls.flatMap(({ from, to, created }) => [from, to ?? from, created ?? from]),
    ...recording.transfers.flatMap(({ token, from, to }) => [token, from, to]),
    ...recording.logs.map(({ address }) => address),
    ...recording.state.flatMap(({ changes }) => changes.map(({ address }) => address)),
    ...recording.tokens.map(({ address }) => address),
    ...recording.holdings.flatMap(({ token, holder }) => [token, holder]),
    ...recording.instances.flatMap(({ token, owner }) => [token, owner ?? token]),
    ...recording.withdrawals.map(({ receiver }) => receiver),
    ...recording.addresses.flatMap(({ contract }) => [
      contract?.creator ?? zeroAddress,
      ...(contract?.implementations ?? []).map(({ address }) => address),
    ]),
  ])
  for (const address of named) if (!known.has(address)) problems.push(`nobody knows ${address}`)
  const included = recording.state.length
  for (const { hash, contract } of recording.addresses) {
    if (contract !== undefined && (contract.creation ?? included) >= included)
      problems.push(`${hash} was created by ${contract.creation}`)
    for (const { address } of contract?.implementations ?? []) {
      if (recording.addresses.find((entry) => entry.hash === address)?.contract === undefined)
        problems.push(`${hash} delegates to ${address}, which is no contract`)
    }
  }
  return problems
}
