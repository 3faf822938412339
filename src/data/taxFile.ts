import { deleteDB } from 'idb'
import * as z from 'zod/mini'
import { storedText } from '#/data/persistence/browserStorage'
import { storedValue } from '#/data/persistence/storedValue'
import { isSetAddress } from '#/domain/addresses/addressSet'
import { isChainKey } from '#/domain/chainKey'

const request = z.object({
  /** In lowercase. */
  addresses: z.array(z.string().check(z.refine(isSetAddress))),
  chains: z.array(z.string().check(z.refine(isChainKey))),
  /** Null for all years before, or until now. */
  firstYear: z.nullable(z.int()),
  lastYear: z.nullable(z.int()),
  /** Unix ms; also identifies the file. */
  startedAt: z.number(),
})

/** What a tax file is of. */
export type TaxFileRequest = Readonly<z.infer<typeof request>>

/** The name of the stored request, for its state in `unsavedSlots`. */
export const TAX_FILE_SLOT = 'astrolabe.taxFile'

/** The tax file that was started last, in this browser only; null if there is none. Its rows are in IndexedDB. */
export const taxFileRequest = storedValue(TAX_FILE_SLOT, (stored): TaxFileRequest | null => {
  const { success, data } = z.safeParse(request, stored)
  return success ? data : null
})

/** How many lists of it were saved in IndexedDB, so that it is noticed if they were erased there. */
export const savedTaxLists = storedValue('astrolabe.taxFileLists', (stored) =>
  typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : 0,
)

/** The database of its rows. */
export const TAX_FILE_DATABASE = 'astrolabe-tax-file'

/** Deletes the tax file with its rows, in all tabs. */
export async function eraseTaxFile(): Promise<void> {
  taxFileRequest.set(null)
  savedTaxLists.set(0)
  // Rejected where the browser denies storage: there is nothing then.
  await deleteDB(TAX_FILE_DATABASE).catch(() => undefined)
}

/** Whether the stored request was erased by the browser or a tool of it, not by the app, which stores that there is none. */
export function isRequestErased(): boolean {
  return storedText('device', TAX_FILE_SLOT) === null
}
