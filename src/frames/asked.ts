type Answer = (question: unknown, say: (word: object) => void) => void

/** Handles each request that a frame's document receives, as `onceAsked` does the first. */
export function onAsked(answer: Answer): void {
  if (globalThis.origin !== 'null') return
  addEventListener('message', ({ source, data, ports: [port] }) => {
    if (source === parent && port) answer(data, (word) => port.postMessage(word))
  })
}

/**
 * Handles the one request that a frame's document receives; `say` sends messages back. A document without an opaque origin, such as
 * one that is opened outside of its frame, ignores all requests.
 */
export function onceAsked(answer: Answer): void {
  if (globalThis.origin !== 'null') return
  const asked = ({ source, data, ports: [port] }: MessageEvent) => {
    if (source !== parent || !port) return
    removeEventListener('message', asked)
    answer(data, (word) => port.postMessage(word))
  }
  addEventListener('message', asked)
}
