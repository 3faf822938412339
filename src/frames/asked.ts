/**
 * Handles the one request that a frame's document receives; `say` sends messages back. A document without an opaque origin, such as
 * one that is opened outside of its frame, ignores all requests.
 */
export function onceAsked(answer: (question: unknown, say: (word: object) => void) => void): void {
  if (globalThis.origin !== 'null') return
  const asked = ({ source, data, ports: [port] }: MessageEvent) => {
    if (source !== parent || !port) return
    removeEventListener('message', asked)
    answer(data, (word) => port.postMessage(word))
  }
  addEventListener('message', asked)
}
