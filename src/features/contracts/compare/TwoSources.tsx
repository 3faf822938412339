import { useMemo } from 'react'
import { grouped } from '#/domain/amounts/numberFormat'
import { compareFiles, FILE_STATUSES, type FilePair, type FileStatus } from '#/features/contracts/compare/lineDiff'
import { FileDiff } from '#/features/contracts/compare/FileDiff'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { FileLink, FilesAndCode } from '#/features/contracts/source/FilesAndCode'
import { type ContractSource, sourceFilesOf } from '#/features/contracts/source/sourceFiles'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

interface TwoSourcesProps {
  contract: ContractSource
  there: ContractSource
  search: ContractSearch
}

/** The files of two sources, and how one of them differs. */
export function TwoSources({ contract, there, search }: TwoSourcesProps) {
  const pairs = useMemo(() => compareFiles(sourceFilesOf(contract), sourceFilesOf(there)), [contract, there])
  const wanted = search.file === undefined ? mostChanged(pairs) : pairs.find(({ path }) => path === search.file)
  const pair = wanted ?? mostChanged(pairs)
  if (!pair) return <Notice title="No source found" />
  const isSame = pairs.every(({ status }) => status === 'same')
  const isRenamed = pairs.some(({ path, there: other }) => other !== null && other.path !== path)
  return (
    <>
      <p role="status">
        {isSame ? `The sources are the same.${isRenamed ? ' One file has another path.' : ''}` : countsOf(pairs)}
      </p>
      {wanted === undefined && (
        <Notice title="File not found">
          <p>
            Neither source has a file <UntrustedText text={search.file ?? ''} max={200} />. Another one is shown.
          </p>
        </Notice>
      )}
      <FilesAndCode title="Files" files={<ComparedFiles pairs={pairs} current={pair.path} search={search} />}>
        <FileDiff key={pair.path} pair={pair} language={contract.language} languageThere={there.language} />
      </FilesAndCode>
    </>
  )
}

/** The file that is shown unless the URL selects one. */
function mostChanged(pairs: readonly FilePair[]): FilePair | undefined {
  return FILE_STATUSES.flatMap((status) => pairs.find((pair) => pair.status === status) ?? [])[0]
}

/** "2 changed · 1 only here · 4 same". */
function countsOf(pairs: readonly FilePair[]): string {
  return `Files: ${FILE_STATUSES.flatMap((status) => {
    const count = pairs.filter((pair) => pair.status === status).length
    return count === 0 ? [] : `${grouped(count)} ${status}`
  }).join(' · ')}`
}

const TITLES: Readonly<Record<FileStatus, string>> = {
  changed: 'Changed',
  'only here': 'Only here',
  'only there': 'Only there',
  same: 'Same',
}

interface ComparedFilesProps {
  pairs: readonly FilePair[]
  current: string
  search: ContractSearch
}

/** The files of two sources, grouped by how they differ. */
export function ComparedFiles({ pairs, current, search }: ComparedFilesProps) {
  return (
    <nav aria-label="Compared files" className="flex flex-col gap-3 pt-1 text-sm">
      {FILE_STATUSES.map((status) => {
        const files = pairs.filter((pair) => pair.status === status)
        return (
          files.length > 0 && (
            <section key={status} aria-label={TITLES[status]}>
              <h3 className="text-muted">
                {TITLES[status]} {grouped(files.length)}
              </h3>
              <ul>
                {files.map(({ path }) => (
                  <li key={path}>
                    <FileLink
                      search={{ of: search.of, compare: search.compare, file: path }}
                      isCurrent={path === current}
                      name={path}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </nav>
  )
}
