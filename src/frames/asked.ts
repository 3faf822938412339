/**
 * Answers the one question that the document of a frame is opened with, word by word. A document of any origin but nobody's, such as
 * one that somebody lures a reader to without the frame around it, answers nothing.
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
