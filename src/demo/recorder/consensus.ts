import { Blob4844Tx } from '@ethereumjs/tx'
import { type Hex, decodeEventLog, getAddress, parseAbi, slice } from 'viem'
import type { BlobFacts, DepositFacts } from '../../served/recordedProtocols.ts'
import { fromLittleEndian, isSigned } from './beacon.ts'
import type { MinedTransaction } from './chain.ts'
import type { Stage } from './scenario/stage.ts'

const ABI = parseAbi([
  'event DepositEvent(bytes pubkey, bytes withdrawal_credentials, bytes amount, bytes signature, bytes index)',
])

/** The deposits to the beacon chain, from the events of the deposit contract. */
export function depositFacts({ world }: Stage, mined: readonly MinedTransaction[]): DepositFacts[] {
  const contract = [...world.contracts.values()].find(({ artifact }) => artifact.name === 'DepositContract')?.address
  const known = new Set<Hex>()
  return mined.flatMap((entry, transaction) =>
    entry.logs.flatMap((log, position): DepositFacts[] => {
      if (log.address !== contract) return []
      const { args } = decodeEventLog({ abi: ABI, topics: log.topics as [Hex, ...Hex[]], data: log.data })
      const { pubkey, signature, withdrawal_credentials: credentials } = args
      const gwei = fromLittleEndian(args.amount)
      // The beacon chain checks the signature of a validator's first deposit only.
      const valid = known.has(pubkey) || isSigned(world.spec.id, { pubkey, credentials, gwei, signature })
      if (valid) known.add(pubkey)
      return [
        {
          index: Number(fromLittleEndian(args.index)),
          transaction,
          logIndex: entry.firstLog + position,
          pubkey,
          credentials,
          ...(credentials.startsWith('0x01') && { withdrawal: getAddress(slice(credentials, 12)) }),
          gwei: gwei.toString(),
          signature,
          valid,
        },
      ]
    }),
  )
}

/** The blobs of all transactions, as their senders gave them to the network. */
export function blobFacts(mined: readonly MinedTransaction[]): BlobFacts[] {
  return mined.flatMap(({ tx }, transaction) => {
    if (!(tx instanceof Blob4844Tx)) return []
    return tx.blobVersionedHashes.map((hash, index): BlobFacts => {
      const [data, commitment, proof] = [tx.blobs?.[index], tx.kzgCommitments?.[index], tx.kzgProofs?.[index]]
      if (data === undefined || commitment === undefined || proof === undefined) throw new Error(`no blob ${hash}`)
      return { hash, transaction, commitment, proof, data: data.replace(/(?:00)+$/, ''), size: (data.length - 2) / 2 }
    })
  })
}
