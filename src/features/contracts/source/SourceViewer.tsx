import { useMemo } from 'react'
import { counted } from '#/domain/amounts/numberFormat'
import { contractHref, type ContractSearch, useOpenPlace } from '#/features/contracts/contractSearch'
import { CodeLines } from '#/features/contracts/source/CodeLines'
import {
  type ContractSource,
  downloadSource,
  linesOf,
  type SourceFile,
  sourceFilesOf,
} from '#/features/contracts/source/sourceFiles'
import { FilesAndCode } from '#/features/contracts/source/FilesAndCode'
import { FileTree } from '#/features/contracts/source/FileTree'
import { HiddenCharacters } from '#/features/contracts/source/HiddenCharacters'
import { languageOf, MAX_HIGHLIGHTED_LENGTH, useTokens } from '#/features/contracts/source/highlight'
import { extendedTo, readLineRange, writeLineRange } from '#/features/contracts/source/lineRange'
import { Outline } from '#/features/contracts/source/Outline'
import { SourceSearch, useSourceSearch } from '#/features/contracts/source/SourceSearch'
import { Button } from '#/ui/Button'
import { CopyButton } from '#/ui/CopyButton'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

interface SourceViewerProps {
  contract: ContractSource
  search: ContractSearch
}

/** The source of a verified contract: its files, one at a time, with search and outline. */
export function SourceViewer({ contract, search }: SourceViewerProps) {
  const files = useMemo(() => sourceFilesOf(contract), [contract])
  const open = useOpenPlace()
  const found = useSourceSearch(files)
  const [first] = files
  if (!first) return <Notice title="No source found" />
  const wanted = search.file === undefined ? first : files.find(({ path }) => path === search.file)
  const file = wanted ?? first
  const total = files.reduce((sum, each) => sum + linesOf(each).length, 0)
  return (
    <section aria-label="Source code" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-semibold">Source code</h2>
        <span className="text-sm text-muted">
          {counted(files.length, 'file', 'files')} · {counted(total, 'line', 'lines')}
        </span>
        <div className="flex items-start gap-2 max-lg:w-full lg:ml-auto">
          <div className="min-w-0 max-lg:flex-1">
            <SourceSearch
              search={found}
              onOpen={(match) =>
                open({ of: search.of, file: match.file.path, L: String(match.line) }, { replace: true })
              }
            />
          </div>
          <Button onClick={() => void downloadSource(files, contract.name ?? 'contract')}>Export ZIP</Button>
        </div>
      </div>
      <HiddenCharacters files={files} search={search} />
      {wanted === undefined && (
        <Notice title="File not found">
          <p>
            The source has no file <UntrustedText text={search.file ?? ''} max={200} />. This is the first one.
          </p>
        </Notice>
      )}
      <FilesAndCode
        title="Files and outline"
        files={
          <div className="flex flex-col gap-4 pt-1">
            <FileTree files={files} current={file.path} search={search} />
            <Outline file={file} isVyper={languageOf(file.path, contract.language) === 'vyper'} search={search} />
          </div>
        }
      >
        <OneFile key={file.path} file={file} contract={contract} search={search} matches={found.matches} />
      </FilesAndCode>
    </section>
  )
}

interface OneFileProps extends SourceViewerProps {
  file: SourceFile
  matches: ReturnType<typeof useSourceSearch>['matches']
}

/** One file with its path, a copy button, and its lines. */
function OneFile({ file, contract, search, matches }: OneFileProps) {
  const open = useOpenPlace()
  const lines = linesOf(file)
  const tokens = useTokens(file.text, languageOf(file.path, contract.language))
  const selected = readLineRange(search.L)
  const placeOf = (L: string) => ({ of: search.of, file: file.path, L })
  return (
    <div className="min-w-0">
      <div className="panel">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line px-4 py-1 text-sm md:min-h-9">
          <h3 className="min-w-0 font-mono wrap-anywhere">
            <UntrustedText text={file.path} max={300} />
          </h3>
          <CopyButton text={file.text} what="file" />
          <span className="text-muted">
            {counted(lines.length, 'line', 'lines')}
            {file.text.length > MAX_HIGHLIGHTED_LENGTH && ' · too long for colors'}
          </span>
          {selected && (
            <span className="text-muted">
              {selected.first === selected.last ? 'Line' : 'Lines'} {writeLineRange(selected)}
              <CopyButton text={lines.slice(selected.first - 1, selected.last).join('\n')} what="selected lines" />
            </span>
          )}
        </div>
        <CodeLines
          label={`Source code of ${file.path.slice(0, 100)}`}
          lines={lines}
          tokens={tokens}
          matches={useMemo(() => matches.filter((match) => match.file === file), [matches, file])}
          selected={selected}
          hrefOf={(line) => contractHref(placeOf(String(line)))}
          onSelect={(line, isExtended) =>
            open(placeOf(isExtended ? writeLineRange(extendedTo(line, selected)) : String(line)), { replace: true })
          }
        />
      </div>
      <p className="pt-2 text-sm text-muted">Select a line number to link to it; with Shift, a range of lines.</p>
    </div>
  )
}
