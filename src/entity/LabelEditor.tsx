import { type FormEvent, useRef } from 'react'
import { LONGEST_LABEL, setLabel } from '#/data/labels/labelFile'
import { useLabel } from '#/data/labels/labels'
import { Button } from '#/ui/Button'
import { FullHash } from '#/ui/FullHash'
import { Dialog } from '#/ui/Dialog'

/** The dialog that adds, edits or removes the user's private label of an address. */
export default function LabelEditor({ address, onClose }: { address: string; onClose: () => void }) {
  const label = useLabel(address)
  const box = useRef<HTMLInputElement>(null)
  const save = (text: string | null) => {
    setLabel(address, text)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(box.current?.value ?? null)
  }
  return (
    <Dialog title={label === null ? 'Add private label' : 'Edit private label'} onClose={onClose}>
      <form onSubmit={submit} className="stack-3">
        <p className="break-all">
          <FullHash hash={address} />
        </p>
        <label className="block">
          <span className="mb-1 block text-muted">Private label</span>
          <input
            ref={box}
            defaultValue={label ?? ''}
            maxLength={LONGEST_LABEL}
            autoComplete="off"
            className="min-h-11 w-full rounded-sm border border-line-strong bg-raised px-2 md:min-h-9"
          />
        </label>
        <p className="text-sm text-muted">
          Shown with ✎ wherever this address appears, on every chain. Stored in this browser only; manage your labels in
          Settings.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit">Save</Button>
          {label !== null && <Button onClick={() => save(null)}>Remove</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
