import type { ShownAddressSet } from '#/data/addressSet/addressSet'
import type { Connection } from '#/data/sources/connection'
import { useTaxFile } from '#/features/taxFile/currentTaxFile'
import { TaxFileForm } from '#/features/taxFile/TaxFileForm'
import { TaxFilePanel } from '#/features/taxFile/TaxFilePanel'

/** The tax file of a set of addresses: the one that was started last, and the form of a new one. */
export function TaxFilePage({ connection, set }: { connection: Connection; set: ShownAddressSet }) {
  const file = useTaxFile(connection)
  return (
    <div className="flex flex-col gap-6 py-4">
      {file && <TaxFilePanel key={file.job.state().request.startedAt} file={file} />}
      <TaxFileForm connection={connection} set={set} hasFile={file !== null} />
      <p className="max-w-3xl text-sm text-muted">
        USD values are written only where the API has a rate of that time, and are empty elsewhere. The file is a record
        of what the API reported, no tax advice.
      </p>
    </div>
  )
}
