import { addressBody } from '#/served/bodies/address'
import { isoTime } from '#/served/bodies/values'
import { blockAt, blobsByHash, blobsByTransaction, rowsBy, transactionsByHash } from '#/served/indexes'
import { byInteger, type Order } from '#/served/paging'
import type { BlobFacts, DepositFacts } from '#/served/recordedProtocols'
import { listing, type Responders } from '#/served/responder'
import { notFound } from '#/served/responses'
import type { View } from '#/served/store'

/** Deposits, latest first. */
const order: Order<DepositFacts> = { columns: [byInteger('index', ({ index }) => index)], itemsCount: true }

function depositBody(view: View<'addresses' | 'blocks' | 'transactions'>, facts: DepositFacts) {
  const { block: height = 0, hash, from = '' } = view.transactions[facts.transaction] ?? {}
  const block = blockAt(view.blocks, height)
  return {
    index: facts.index,
    amount: facts.gwei,
    block_number: height,
    block_hash: block?.hash,
    block_timestamp: isoTime(block?.timestamp ?? 0),
    transaction_hash: hash,
    from_address: addressBody(view, from),
    pubkey: facts.pubkey,
    withdrawal_credentials: facts.credentials,
    withdrawal_address: facts.withdrawal === undefined ? null : addressBody(view, facts.withdrawal),
    signature: facts.signature,
    // There is no beacon chain behind the run that would complete a deposit.
    status: facts.valid ? 'pending' : 'invalid',
  }
}

/** The blobs of a transaction, in its order. */
const blobOrder: Order<readonly [place: number, facts: BlobFacts]> = {
  columns: [byInteger('index', ([place]) => place, 'up')],
  itemsCount: true,
}

function blobBody({ hash, commitment, proof, data, size }: BlobFacts) {
  return { hash, blob_data: data.padEnd(2 + 2 * size, '0'), kzg_commitment: commitment, kzg_proof: proof }
}

/** Responders of deposits to the beacon chain, and of blobs. */
export const beaconResponders = {
  beaconDeposits: async ({ open }) => {
    const view = await open('addresses', 'blocks', 'deposits', 'transactions')
    return listing(view.deposits, order, (row) => depositBody(view, row))
  },

  beaconDepositCounters: async ({ open }) => ({ deposits_count: (await open('deposits')).deposits.length }),

  transactionBlobs: async ({ open, params: { hash } }) => {
    const { blobs, transactions } = await open('blobs', 'transactions')
    const position = transactionsByHash(transactions).get(hash)?.[0]
    if (position === undefined) throw notFound()
    const rows = [...rowsBy(blobs, blobsByTransaction, position).entries()]
    return listing(rows, blobOrder, ([, facts]) => blobBody(facts))
  },

  blob: async ({ open, params: { hash } }) => {
    const { blobs, transactions } = await open('blobs', 'transactions')
    const rows = rowsBy(blobs, blobsByHash, hash)
    const [facts] = rows
    if (!facts) throw notFound()
    const carriers = rows.map(({ transaction }) => transactions[transaction]?.hash)
    return {
      ...blobBody(facts),
      transaction_hashes: carriers.map((carrier) => ({ transaction_hash: carrier, block_consensus: true })),
    }
  },
} satisfies Partial<Responders>
