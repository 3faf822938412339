import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  title: ReactNode
  /** How wide it may become, as a class; as wide as text is read by default. */
  width?: string
  onClose: () => void
  children: ReactNode
}

/** A modal dialog for as long as it is rendered; Escape asks to close it, the focus returns to where it was. */
export function Dialog({ title, width = 'max-w-2xl', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    // Nothing that acts has the focus at first: a key pressed too long or too early does nothing.
    heading.current?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    // The one key that a dialog answers to; a browser's own way closes it for good at the second press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={`m-auto max-h-[calc(100dvh-1rem)] w-[calc(100%-1rem)] ${width} stack-3 overflow-y-auto rounded-sm border border-line-strong bg-ground p-4 text-ink backdrop:bg-black/50 md:p-6`}
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl outline-none font-semibold break-words">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
