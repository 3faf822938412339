import './labelWithHint.css'
import { useId, useRef } from 'react'

interface LabelWithHintProps {
  label: string
  /** One sentence of at most 15 words. */
  hint: string
  tabIndex?: number
}

/** A label whose hint opens on hover, focus and tap, and closes on Escape or a press elsewhere. */
export function LabelWithHint({ label, hint, tabIndex }: LabelWithHintProps) {
  const id = useId()
  const popover = useRef<HTMLSpanElement>(null)
  // Browsers without popovers still read the hint out as the button's description.
  const toggle = (isOpen: boolean) => popover.current?.togglePopover?.(isOpen)
  return (
    <span
      className="label-with-hint"
      // The hint is within this element: a pointer may move onto it.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && toggle(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && toggle(false)}
    >
      <button
        type="button"
        tabIndex={tabIndex}
        popoverTarget={id}
        popoverTargetAction="show"
        aria-describedby={id}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && toggle(true)}
        onBlur={() => toggle(false)}
      >
        {label}
      </button>
      <span ref={popover} id={id} popover="auto" role="tooltip">
        {hint}
      </span>
    </span>
  )
}

/** A label in the two-line rows of small screens, which have no column headers; includes its own spacing. */
export function CompactLabel({ text }: { text: string }) {
  return <span className="text-muted min-[72rem]:hidden">{text}</span>
}

/** A state at the end of a cell on small screens, which larger ones show in a column of its own; on phones as its icon. */
export function CompactIcon({ label, look }: { label: string; look: string }) {
  return (
    <span title={label} className={`compact-icon icon shrink-0 min-[72rem]:hidden print:hidden ${look}`}>
      <span className="max-sm:sr-only">{label}</span>
    </span>
  )
}
