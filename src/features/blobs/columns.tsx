import { hexSize } from '#/domain/hashes/hex'
import { paths } from '#/domain/links/paths'
import { Count } from '#/entity/Count'
import type { TableDefinition } from '#/list/definition'
import { CompactLabel } from '#/ui/LabelWithHint'
import { Hash, hashProps } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'

/** A long value of a blob, shortened, with the whole of it in the details of the row. */
function Bytes({ hex }: { hex: string | null }) {
  return hex ? <Hash hash={hex} /> : <MissingValue />
}

/** The blobs of a transaction (EIP-4844). */
export const blobsTable: TableDefinition<'transactionBlobs'> = {
  resource: 'transactionBlobs',
  name: 'Blobs',
  noun: ['blob', 'blobs'],
  empty: 'No blobs',
  columns: [
    {
      header: 'Blob hash',
      width: 'minmax(8em, 1fr)',
      compact: 'lead',
      cell: ({ hash }, { chain }) =>
        hash ? (
          <a href={paths.blob(chain.id, hash)} {...hashProps(hash)}>
            {hash}
          </a>
        ) : (
          <MissingValue />
        ),
    },
    {
      header: 'Size',
      width: 'minmax(7em, 0.6fr)',
      align: 'end',
      compact: 'aside',
      // Blobs are pruned after some weeks.
      cell: ({ blob_data }) =>
        blob_data === null ? <MissingValue /> : <Count value={hexSize(blob_data)} noun={['byte', 'bytes']} />,
    },
    {
      header: 'KZG commitment',
      width: 'minmax(8em, 1fr)',
      compact: 'left',
      cell: ({ kzg_commitment }) => (
        <>
          <CompactLabel text="KZG commitment " />
          <Bytes hex={kzg_commitment} />
        </>
      ),
    },
    {
      header: 'KZG proof',
      width: 'minmax(8em, 1fr)',
      compact: 'none',
      cell: ({ kzg_proof }) => <Bytes hex={kzg_proof} />,
    },
  ],
}
