import { CopyIcon } from '#/ui/CopyIcon'
import { useCopy } from '#/ui/useCopy'

interface CopyButtonProps {
  text: string
  /** Name of the text: the button is "Copy {what}". */
  what: string
  /** -1 where a menu with the same action is the tab stop. */
  tabIndex?: -1
}

/** A button that copies a text and shows the result. */
export function CopyButton({ text, what, tabIndex }: CopyButtonProps) {
  const [outcome, copy] = useCopy()
  return (
    <span className="ml-1 inline-flex items-center gap-1 align-middle whitespace-nowrap">
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={() => copy(text)}
        className="-my-3 inline-grid size-11 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink md:-my-1.5 md:size-7"
      >
        <CopyIcon />
      </button>
      <span role="status" className="text-sm text-muted">
        {outcome}
      </span>
    </span>
  )
}
