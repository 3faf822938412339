import { type FormEvent, useRef } from 'react'
import { LONGEST_LABEL, setLabel } from '#/data/labels/labelFile'
import { useLabel } from '#/data/labels/labels'
import { Button } from '#/ui/Button'
import { FullHash } from '#/ui/FullHash'
import { Dialog } from '#/ui/Dialog'

/** Names an address for this reader alone, or takes the name away, in a dialog. */
export default function LabelEditor({ address, onClose }: { address: string; onClose: () => void }) {
  const label = useLabel(address)
  const box = useRef<HTMLInputElement>(null)
  const keep = (text: string | null) => {
    setLabel(address, text)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep(box.current?.value ?? null)
  }
  return (
    <Dialog title="Your label" onClose={onClose}>
      <form onSubmit={submit} className="stack-3">
        <p className="break-all">
          <FullHash hash={address} />
        </p>
        <label className="block">
          <span className="mb-1 block text-muted">What you call this address</span>
          <input
            ref={box}
            defaultValue={label ?? ''}
            maxLength={LONGEST_LABEL}
            autoComplete="off"
            className="min-h-11 w-full rounded-sm border border-line-strong bg-raised px-2 md:min-h-9"
          />
        </label>
        <p className="text-sm text-muted">
          It is shown with ✎ wherever the address is, on every chain, stays on this device and is sent nowhere. All of
          your labels are in the settings.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit">Keep it</Button>
          {label !== null && <Button onClick={() => keep(null)}>Remove it</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
