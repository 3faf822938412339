import { useCopy } from '#/ui/useCopy'

interface CopyButtonProps {
  text: string
  /** Names it for the button, as in 'Copy address'. */
  what: string
  /** -1 where the Tab key comes by a menu that copies the same. */
  tabIndex?: -1
}

/** Copies a text and says that it did. */
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
        <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden>
          <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
        </svg>
      </button>
      <span role="status" className="text-sm text-muted">
        {outcome}
      </span>
    </span>
  )
}
