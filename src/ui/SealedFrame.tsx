import type { SyntheticEvent } from 'react'
import { paths } from '#/domain/links/paths'

interface SealedFrameProps {
  /** One of the documents of build/frames.ts. */
  document: 'model' | 'page' | 'size' | 'image'
  /** Sent once when the frame has loaded; later changes are ignored. */
  question: object
  /** Receives its messages, which are untrusted: third-party scripts may run in the frame. */
  onMessage?: (data: unknown) => void
  title: string
  className?: string
}

/**
 * A sandboxed document of the app in which third-party content runs. It has an opaque origin, so that it can access neither this
 * page nor the app's storage, and a content security policy of its own.
 */
export function SealedFrame({ document, question, onMessage, title, className }: SealedFrameProps) {
  const sendQuestion = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => onMessage?.(data))
    port1.start()
    // An opaque origin cannot be named as the target. The question has public data only.
    currentTarget.contentWindow?.postMessage(question, '*', [port2])
  }
  return (
    <iframe
      src={paths.of(`/frames/${document}.html`)}
      title={title}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      allow=""
      onLoad={sendQuestion}
      className={className}
    />
  )
}
