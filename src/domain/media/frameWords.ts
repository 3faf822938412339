/** Messages to and from the documents of build/frames.ts. An HTML page to be shown. */
export interface PageQuestion {
  html: string
  title: string
}

/** A request for the size of a media file. */
export interface SizeQuestion {
  source: string
}

/** A request to read an image: all of it, or only if its host reports that it is SVG; up to `most` bytes. */
export interface SvgQuestion {
  source: string
  type: 'svg' | 'unknown'
  most: number
}

/** The text of an SVG; 'other' for another type; 'unread' if its host lets other sites read neither. */
export type SvgWord = { state: 'read'; text: string } | { state: 'other' | 'unread' | 'too large' }

/** Reads a message of a frame on an image. */
export function readSvgWord(said: unknown): SvgWord {
  const { state, text } = fields(said)
  if (state === 'read' && typeof text === 'string') return { state, text }
  return { state: state === 'other' || state === 'too large' ? state : 'unread' }
}

/** An image to be shown apart from the app. */
export interface ImageQuestion {
  source: string
  alt: string
}

/** A model to be shown: the URLs that may have it, the maximum size in bytes, and its name. */
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

/** The state of a model; `size` in bytes, null if it is only known to exceed the limit; `detail` is untrusted text. */
export type ModelWord =
  | { state: 'fetching'; received: number }
  | { state: 'reading' | 'shown' }
  | { state: 'too large'; size: number | null }
  | { state: 'failed'; why: (typeof modelFaults)[number]; detail?: string }

/** Reads a message of a frame on its model; null if it is invalid, because the frame runs untrusted code. */
export function readModelWord(said: unknown): ModelWord | null {
  const { state, received, size, why, detail } = fields(said)
  const fault = modelFaults.find((each) => each === why)
  if (state === 'reading' || state === 'shown') return { state }
  if (state === 'fetching' && isSize(received)) return { state, received }
  if (state === 'too large') return { state, size: isSize(size) ? size : null }
  if (state !== 'failed' || !fault) return null
  return { state, why: fault, ...(typeof detail === 'string' && { detail: detail.slice(0, 200) }) }
}

/** Size and type of a media file; null if the host does not return them. */
export interface MediumSize {
  bytes: number | null
  type: string | null
}

/** Reads a message of a frame on the size of a media file. */
export function readMediumSize(said: unknown): MediumSize {
  const { bytes, type } = fields(said)
  const told = typeof bytes === 'string' && /^\d{1,15}$/.test(bytes) ? Number(bytes) : null
  return { bytes: told, type: typeof type === 'string' ? type.slice(0, 100) : null }
}

const fields = (said: unknown): Record<string, unknown> =>
  typeof said === 'object' && said !== null ? { ...said } : {}

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
