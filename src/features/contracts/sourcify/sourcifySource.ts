import { parseLenient } from '#/api/parseLenient'
import { language as languageSchema } from '#/api/schemas/smartContract'
import type { SourcifyContract } from '#/api/schemas/sourcify'
import { isObject } from '#/domain/isObject'
import { compareFiles } from '#/features/contracts/compare/lineDiff'
import { type ContractSource, sourceFilesOf } from '#/features/contracts/source/sourceFiles'

const sources = new WeakMap<SourcifyContract, ContractSource>()

/** The source of a contract on Sourcify, in the form of the API's; read once for each response. */
export function sourceTextOf(contract: SourcifyContract): ContractSource {
  const known = sources.get(contract) ?? readSource(contract)
  sources.set(contract, known)
  return known
}

function readSource({ sources: byPath, compilation }: SourcifyContract): ContractSource {
  const files = Object.entries(byPath ?? {}).map(([path, file]) => ({ file_path: path, source_code: contentOf(file) }))
  // A path may have colons, the name of a contract has none.
  const mainPath = compilation?.fullyQualifiedName?.replace(/:[^:]*$/, '')
  const main = files.find(({ file_path: path }) => path === mainPath) ?? files[0]
  return {
    name: compilation?.name ?? null,
    language: parseLenient(languageSchema, compilation?.language?.toLowerCase()).value,
    file_path: main?.file_path ?? null,
    source_code: main?.source_code ?? null,
    additional_sources: files.filter((file) => file !== main),
  }
}

/** The text of a file; an unreadable one is shown empty, as the API's are. */
function contentOf(file: unknown): string {
  return isObject(file) && typeof file['content'] === 'string' ? file['content'] : ''
}

/** The number of files in which two sources differ, by path and text. A path that the API does not report is no difference. */
export function differingFiles(ofApi: ContractSource, other: ContractSource): number {
  const isPathKnown = Boolean(ofApi.file_path)
  return compareFiles(sourceFilesOf(ofApi), sourceFilesOf(other)).filter(
    ({ status, path, there }) => status !== 'same' || (isPathKnown && there?.path !== path),
  ).length
}
