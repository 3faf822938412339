import { useMemo } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { counted } from '#/domain/numberFormat'
import type { FilePair } from '#/features/contracts/compare/compareFiles'
import { DiffLines } from '#/features/contracts/compare/DiffLines'
import { diffLines } from '#/features/contracts/compare/lineDiff'
import { languageOf } from '#/features/contracts/source/languageOf'
import { linesOf, type SourceFile } from '#/features/contracts/source/sourceFiles'
import { useTokens } from '#/features/contracts/source/useTokens'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

interface FileDiffProps {
  pair: FilePair
  /** Language of the shown source. */
  language: SmartContract['language']
  /** Language of the other source. */
  languageThere: SmartContract['language']
}

const NO_LINES: readonly string[] = []

/** How one file differs between two sources, line by line. */
export function FileDiff({ pair: { path, here, there }, language, languageThere }: FileDiffProps) {
  const lines = useMemo(() => diffLines(optionalLines(there), optionalLines(here)), [here, there])
  const tokensHere = useTokens(here?.text ?? '', languageOf(path, language))
  const tokensThere = useTokens(there?.text ?? '', languageOf(there?.path ?? path, languageThere))
  const added = lines?.filter(({ kind }) => kind === 'added').length ?? 0
  const removed = lines?.filter(({ kind }) => kind === 'removed').length ?? 0
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 py-1 text-sm">
        <h3 className="min-w-0 font-mono wrap-anywhere">
          <UntrustedText text={path} max={300} />
        </h3>
        {there && there.path !== path && (
          <span className="text-muted wrap-anywhere">
            there: <UntrustedText text={there.path} max={300} />
          </span>
        )}
        {lines && (
          <span className="text-muted">
            {counted(added, 'line', 'lines')} only here (+) · {counted(removed, 'line', 'lines')} only there (−)
          </span>
        )}
      </div>
      {lines === null ? (
        <Notice title="Too many differences to compare">
          <p>
            This file has {counted(optionalLines(here).length, 'line', 'lines')} here and{' '}
            {counted(optionalLines(there).length, 'line', 'lines')} there, and most of them differ.
          </p>
        </Notice>
      ) : (
        <>
          {added + removed === 0 && here && there && (
            <p className="pb-2 text-muted">
              {here.text === there.text ? 'No differences.' : 'Only the line endings differ.'}
            </p>
          )}
          <DiffLines
            label={`Differences in ${path.slice(0, 100)}`}
            lines={lines}
            tokensHere={tokensHere}
            tokensThere={tokensThere}
          />
        </>
      )}
    </div>
  )
}

function optionalLines(file: SourceFile | null): readonly string[] {
  return file ? linesOf(file) : NO_LINES
}
