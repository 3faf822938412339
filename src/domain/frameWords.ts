/** What the documents of build/frames.ts are asked, and what they answer: a copy crosses from one document to the other. */
export interface PageQuestion {
  html: string
  title: string
}

/** How large a medium is at an address. */
export interface SizeQuestion {
  source: string
}

/** A model to be shown: the addresses that may have it, the most bytes that may come, and what it is called. */
export interface ModelQuestion {
  sources: readonly string[]
  most: number
  name: string
}

/** Why a model is not shown. */
export const modelFaults = [
  'no answer',
  'late',
  'refused',
  'no 3D',
  'no model',
  'other files',
  'extensions',
  'too much',
  'unreadable',
] as const

/** What becomes of a model; `size` in bytes, null where only the limit was passed; `detail` is of its author. */
export type ModelWord =
  | { state: 'fetching'; received: number }
  | { state: 'reading' | 'shown' }
  | { state: 'too large'; size: number | null }
  | { state: 'failed'; why: (typeof modelFaults)[number]; detail?: string }

/** The word that a frame said of a model; null where it is none: what runs in there may have been taken over. */
export function readModelWord(said: unknown): ModelWord | null {
  const { state, received, size, why, detail } = fields(said)
  const fault = modelFaults.find((each) => each === why)
  if (state === 'reading' || state === 'shown') return { state }
  if (state === 'fetching' && isSize(received)) return { state, received }
  if (state === 'too large') return { state, size: isSize(size) ? size : null }
  if (state !== 'failed' || !fault) return null
  return { state, why: fault, ...(typeof detail === 'string' && { detail: detail.slice(0, 200) }) }
}

/** What a host told of a medium; each is null where it did not. */
export interface MediumSize {
  bytes: number | null
  type: string | null
}

/** The same of a medium's size. */
export function readMediumSize(said: unknown): MediumSize {
  const { bytes, type } = fields(said)
  const told = typeof bytes === 'string' && /^\d{1,15}$/.test(bytes) ? Number(bytes) : null
  return { bytes: told, type: typeof type === 'string' ? type.slice(0, 100) : null }
}

const fields = (said: unknown): Record<string, unknown> =>
  typeof said === 'object' && said !== null ? { ...said } : {}

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
