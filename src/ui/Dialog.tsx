import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'

/** A field that takes the focus when its dialog opens: of radio buttons, the selected one. */
const FIRST_FIELD = ':is(input:not([type=radio], [type=hidden]), input[type=radio]:checked, select, textarea):enabled'

/**
 * Opens a `<dialog>` as modal while its component is rendered. The focus moves to its first field, else to `fallback`, and returns
 * when it closes. The page behind cannot scroll meanwhile (theme.css).
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, fallback?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    holdPage()
    const field = element?.querySelector<HTMLElement>(FIRST_FIELD) ?? fallback?.current
    field?.focus()
    return () => {
      element?.close()
      holdPage()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [dialog, fallback])
}

/** Marks the document as held while a modal dialog is open. In CSS, `:has` would look through the whole page at each of its changes. */
function holdPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null)
}

interface DialogProps {
  title: ReactNode
  /** Maximum width, as a class; that of text by default. */
  width?: string
  onClose: () => void
  children: ReactNode
}

/** A modal dialog with a title; Escape closes it. */
export function Dialog({ title, width = 'max-w-2xl', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // Without a field the heading has the focus, not a button, so that a key held down does nothing.
  useModal(dialog, heading)

  return (
    // Escape is handled here, as browsers close a dialog at the second press even if `cancel` is prevented.
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
      className={`m-auto max-h-[calc(100dvh-1rem)] w-[calc(100%-1rem)] ${width} stack-3 overflow-y-auto overscroll-contain rounded-lg border border-line-strong bg-raised p-4 text-ink backdrop:bg-black/50 md:p-6`}
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl outline-none font-semibold wrap-anywhere">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
