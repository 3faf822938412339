import type { SmartContract } from '#/api/schemas/smartContract'
import type { CodeLanguage } from '#/features/contracts/source/highlight'

const BY_ENDING: Readonly<Record<string, CodeLanguage>> = {
  sol: 'solidity',
  // Solidity's grammar has the words of its assembly.
  yul: 'solidity',
  vy: 'vyper',
  vyi: 'vyper',
  rs: 'rust',
  json: 'json',
}

/** The language of a file by its ending, else that of the contract. */
export function languageOf(path: string, language: SmartContract['language']): CodeLanguage {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  const byEnding = Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending] : undefined
  return byEnding ?? (language === 'vyper' ? 'vyper' : language === 'stylus_rust' ? 'rust' : 'solidity')
}
