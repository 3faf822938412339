import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

interface ErasedNoticeProps {
  title: string
  /** What was in the storage, such as "3 addresses". */
  what: string
  onSave: () => void
  onDismiss: () => void
}

/** Says that the storage was emptied elsewhere, and offers to save again what this tab still has of it. */
export function ErasedNotice({ title, what, onSave, onDismiss }: ErasedNoticeProps) {
  return (
    <Notice title={title} tone="bad" role="alert">
      <p>Another tab or the browser cleared this site’s storage, with {what}.</p>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            onSave()
            onDismiss()
          }}
        >
          Save again
        </Button>
        <Button onClick={onDismiss}>Dismiss</Button>
      </div>
    </Notice>
  )
}
