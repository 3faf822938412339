import type { SyntheticEvent } from 'react'
import { paths } from '#/domain/paths'

interface SealedFrameProps {
  /** Which of the documents of build/frames.ts. */
  document: 'model' | 'page' | 'size'
  /** What it is to be asked once it stands; it is not asked anew when this changes. */
  question: object
  /** Takes what it says, which is to be read with care: what runs in there may be a stranger's. */
  onWord?: (said: unknown) => void
  title: string
  className?: string
}

/**
 * A document of the app's own in which what others wrote is run or read: it has an origin of nobody's, so that it reaches neither this
 * page nor what the app keeps, and its own policy says what it may ask for.
 */
export function SealedFrame({ document, question, onWord, title, className }: SealedFrameProps) {
  const ask = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => onWord?.(data))
    port1.start()
    // It has no origin to name. Whoever would stand in its place learns what a stranger published.
    currentTarget.contentWindow?.postMessage(question, '*', [port2])
  }
  return (
    <iframe
      src={paths.of(`/frames/${document}.html`)}
      title={title}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      allow=""
      onLoad={ask}
      className={className}
    />
  )
}
