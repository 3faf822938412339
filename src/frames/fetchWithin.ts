import type { ModelWord } from '#/domain/media/frameWords'

/** Timeout while a host sends nothing. */
const IDLE_TIMEOUT_MS = 20_000

/** The bytes of the first source that has them; an error state if none has, or if there are more than `most`. */
export async function fetchWithin(
  sources: readonly string[],
  most: number,
  onReceived: (bytes: number) => void,
): Promise<{ bytes: Uint8Array<ArrayBuffer> } | ModelWord> {
  let failed: ModelWord = { state: 'failed', why: 'no answer' }
  for (const source of sources) {
    const fetched = await fetchOne(source, most, onReceived)
    if ('bytes' in fetched || fetched.state === 'too large') return fetched
    failed = fetched
  }
  return failed
}

async function fetchOne(source: string, most: number, onReceived: (bytes: number) => void) {
  const late = new AbortController()
  let timer = setTimeout(() => late.abort(), IDLE_TIMEOUT_MS)
  try {
    const answer = await fetch(source, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: late.signal,
    })
    if (!answer.ok || !answer.body) return { state: 'failed', why: 'refused' } as const
    const told = Number(answer.headers.get('content-length'))
    if (told > most) {
      late.abort()
      return { state: 'too large', size: told } as const
    }
    const parts: Uint8Array[] = []
    let received = 0
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(timer)
      timer = setTimeout(() => late.abort(), IDLE_TIMEOUT_MS)
      received += value.length
      if (received > most) {
        late.abort()
        return { state: 'too large', size: null } as const
      }
      parts.push(value)
      onReceived(received)
    }
    const bytes = new Uint8Array(received)
    let at = 0
    for (const part of parts) {
      bytes.set(part, at)
      at += part.length
    }
    return { bytes }
  } catch {
    return { state: 'failed', why: late.signal.aborted ? 'late' : 'no answer' } as const
  } finally {
    clearTimeout(timer)
  }
}
