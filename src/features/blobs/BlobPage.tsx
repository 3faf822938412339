import type { RowOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { useRecord } from '#/data/queries/useRecord'
import { useChain } from '#/data/sources/useChain'
import { shortHash } from '#/domain/hashes/hash'
import { RECORD_NOUNS } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { InputData } from '#/entity/InputData'
import { RecordActions } from '#/entity/RecordActions'
import { RecordBody, RecordBoundary } from '#/entity/RecordBoundary'
import { StaleBadge } from '#/entity/StaleBadge'
import { CopyButton } from '#/ui/CopyButton'
import { DetailRows, type Fact } from '#/ui/DetailRows'
import { FullHash, fullHash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { PageMeta, PageSubject } from '#/ui/PageMeta'
import { RecordHeader } from '#/ui/RecordHeader'
import { FirstOf } from '#/ui/FirstOf'

/** A blob (EIP-4844): the transactions that carry it, its data while the API has that, and its proof. */
export function BlobPage({ hash }: { hash: string }) {
  const { chain } = useChain()
  const record = useRecord('blob', { hash })
  return (
    <PageSubject
      title={`Blob ${shortHash(hash)}`}
      description={`Transactions, data and KZG proof of blob ${shortHash(hash)} on ${chain.name}.`}
      path={paths.blob(chain.id, hash)}
    >
      <PageMeta />
      <RecordHeader
        noun={RECORD_NOUNS.blob}
        parents={[{ key: 'transactions', label: 'Transactions', href: paths.transactions(chain.id) }]}
        identity={
          <>
            <FullHash hash={hash} />
            <CopyButton text={hash} what="blob hash" />
          </>
        }
        actions={<RecordActions what="Blob hash" id={hash} json={record.text} />}
        marks={record.state === 'loading' ? undefined : <StaleBadge query={record.query} />}
      />
      <section aria-label="Overview">
        <RecordBoundary record={record} what="Blobs" absent="Blob not found" hasTabs={false}>
          {(known) => (
            <RecordBody noun="Blob" record={known}>
              {(blob) => <DetailRows facts={factsOf(blob, chain)} />}
            </RecordBody>
          )}
        </RecordBoundary>
      </section>
    </PageSubject>
  )
}

function factsOf(
  { transaction_hashes: carriers, blob_data, kzg_commitment, kzg_proof }: RowOf<'blob'>,
  chain: Chain,
): Fact[] {
  return [
    {
      label: 'Transactions',
      hint: 'Transactions that carry the blob.',
      value: carriers && carriers.length > 0 ? <Carriers carriers={carriers} chain={chain} /> : <MissingValue />,
    },
    {
      label: 'Data',
      hint: 'Nodes delete the data of a blob after some weeks. An API may have stored it.',
      value: <InputData input={blob_data} />,
    },
    {
      label: 'KZG commitment',
      hint: 'Commits to the data. The hash of the blob is that of its commitment.',
      value: kzg_commitment ? <FullHash hash={kzg_commitment} /> : <MissingValue />,
    },
    {
      label: 'KZG proof',
      hint: 'Proves that the data fits the commitment.',
      value: kzg_proof ? <FullHash hash={kzg_proof} /> : <MissingValue />,
    },
  ]
}

interface CarriersProps {
  carriers: NonNullable<RowOf<'blob'>['transaction_hashes']>
  chain: Chain
}

/** The transactions of a blob; the same one may be in several blocks, of which one is canonical. */
function Carriers({ carriers, chain }: CarriersProps) {
  return (
    <FirstOf list={carriers}>
      {(shown) => (
        <ul>
          {shown.map(({ transaction_hash: hash, block_consensus: isCanonical }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a transaction may be listed more than once
            <li key={index}>
              {hash ? (
                <a href={paths.transaction(chain.id, hash)} className={fullHash}>
                  {hash}
                </a>
              ) : (
                <MissingValue />
              )}
              {isCanonical === false && <span className="ml-2 text-muted">Reorged</span>}
            </li>
          ))}
        </ul>
      )}
    </FirstOf>
  )
}
