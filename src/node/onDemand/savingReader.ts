import { type BlockEntry, lacksReceipts } from '#/node/blockEntry'
import type { BlockReader, Detail } from '#/node/blockReader'
import type { NodeHead } from '#/node/headSource'
import { FINAL_DEPTH, LEVELS } from './blockCache'
import type { FinalFacts, FinalRow } from './finalFacts'

/** A reader that requests nothing that it saved. */
export interface SavingReader extends BlockReader {
  /** Removes what is saved, after blocks of the node became fewer. */
  clear(): Promise<void>
}

/** The same reader, which saves what cannot change any more. */
export function savingReader(
  reader: BlockReader,
  open: () => Promise<FinalFacts | null>,
  head: () => Promise<NodeHead | null>,
): SavingReader {
  let opening: Promise<FinalFacts | null> | null = null
  let checking: Promise<boolean> | null = null
  const opened = () => (opening ??= open().catch(() => null))

  /** Whether the node still has the highest block that is saved; a local chain may go back and on again. What is saved is removed if not. */
  async function isSameChain(facts: FinalFacts): Promise<boolean> {
    const saved = await facts.highest()
    if (saved === null) return true
    const [own] = await reader.blocks([saved.block.height], 'header')
    const isSame = own?.block.hash === saved.block.hash
    if (!isSame) await facts.clear()
    return isSame
  }

  /** What is saved under names; it is compared with the node once, before it is used. */
  async function savedOf(
    names: readonly (number | string)[],
    look: (facts: FinalFacts) => Promise<(BlockEntry | null)[]>,
  ): Promise<(BlockEntry | null)[]> {
    const facts = await opened()
    // Once the local data was cleared, nothing is found.
    const found = facts && names.length > 0 ? await look(facts).catch(() => []) : []
    const isUsed = facts !== null && found.some((entry) => entry !== null)
    return isUsed && (await (checking ??= isSameChain(facts).catch(() => false))) ? found : names.map(() => null)
  }

  /** Saves those of the entries that are deep enough in the chain. */
  async function save(entries: readonly (BlockEntry | null)[], rowOf: (entry: BlockEntry) => FinalRow): Promise<void> {
    const facts = await opened()
    const final = ((await head())?.height ?? 0) - FINAL_DEPTH
    const rows = entries.flatMap((entry) =>
      entry !== null && entry.block.height <= final && !lacksReceipts(entry) ? [rowOf(entry)] : [],
    )
    if (rows.length > 0) await facts?.save(rows)
  }

  return {
    ...reader,
    async blocks(names, detail, options) {
      const saved = await savedOf(names, (facts) => facts.blocks(names, LEVELS[detail]))
      const read = await reader.blocks(
        names.filter((_, place) => !saved[place]),
        detail,
        options,
      )
      void save(read, (entry) => ({ key: entry.block.height, entry, level: levelOf(entry, detail) })).catch(() => null)
      return joined(saved, read)
    },
    async transactions(hashes, detail) {
      const saved = await savedOf(hashes, (facts) => facts.transactions(hashes, LEVELS[detail]))
      const read = await reader.transactions(
        hashes.filter((_, place) => !saved[place]),
        detail,
      )
      void save(read, transactionRow).catch(() => null)
      return joined(saved, read)
    },
    clear: async () => {
      await (await opened())?.clear().catch(() => undefined)
    },
  }
}

/** The row of a block with only one transaction, which may have no calls. */
function transactionRow(entry: BlockEntry): FinalRow {
  const [sent] = entry.transactions
  return { key: sent?.facts.hash ?? '', entry, level: sent?.calls ? LEVELS.calls : LEVELS.receipts }
}

/** What is saved, with what was read in the places of the rest. */
function joined(saved: readonly (BlockEntry | null)[], read: readonly (BlockEntry | null)[]): (BlockEntry | null)[] {
  const rest = read.values()
  return saved.map((entry) => entry ?? rest.next().value ?? null)
}

/** How much of a block was read: its calls may be missing, or its transactions where fewer were wanted. */
function levelOf({ block, transactions }: BlockEntry, detail: Detail): number {
  if (block.transactionsCount === 0) return LEVELS.calls
  if (transactions.length < block.transactionsCount) return LEVELS.header
  return transactions.some(({ calls }) => calls === null) ? LEVELS.receipts : LEVELS[detail]
}
