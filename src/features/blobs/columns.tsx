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
      id: 'blob-hash',
      header: 'Blob hash',
      text: 'hash',
      width: 'minmax(8em, 1fr)',
      compact: 'title',
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
      id: 'size',
      header: 'Size',
      text: { as: 'blobSize' },
      width: 'minmax(7em, 0.6fr)',
      align: 'end',
      compact: 'corner',
      // Blobs are pruned after some weeks.
      cell: ({ blob_data }) =>
        blob_data === null ? <MissingValue /> : <Count value={hexSize(blob_data)} noun={['byte', 'bytes']} />,
    },
    {
      id: 'kzg-commitment',
      header: 'KZG commitment',
      text: 'kzg_commitment',
      width: 'minmax(8em, 1fr)',
      compact: 'start',
      cell: ({ kzg_commitment }) => (
        <>
          <CompactLabel text="KZG commitment " />
          <Bytes hex={kzg_commitment} />
        </>
      ),
    },
    {
      id: 'kzg-proof',
      header: 'KZG proof',
      text: 'kzg_proof',
      width: 'minmax(8em, 1fr)',
      compact: 'details',
      cell: ({ kzg_proof }) => <Bytes hex={kzg_proof} />,
    },
  ],
}
