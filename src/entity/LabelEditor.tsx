import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { unsavedSlots } from '#/data/persistence/storedValue'
import { LONGEST_LABEL, setLabel } from '#/data/labels/labelFile'
import { useLabel } from '#/data/labels/labels'
import { MAX_WATCHED, setWatch, useWatch, watches, WATCHES_SLOT } from '#/data/watch/watches'
import { formFieldsOf, readWatchFields, type WatchProblems } from '#/data/watch/watchRule'
import { Button } from '#/ui/Button'
import { Checkbox } from '#/ui/Checkbox'
import { FullHash } from '#/ui/Hash'
import { Dialog } from '#/ui/Dialog'
import { TextField } from '#/ui/Field'

const WatchForm = lazy(() => import('#/entity/WatchForm'))

/** What is wrong with the form besides its rule. */
interface LabelProblems extends WatchProblems {
  label?: string
  watch?: string
}

/** The dialog that adds, edits or removes the user's private label of an address, and watches the address. */
export default function LabelEditor({ address, onClose }: { address: string; onClose: () => void }) {
  const { config } = useRouteContext({ from: '__root__' })
  const label = useLabel(address)
  const rule = useWatch(address)
  const box = useRef<HTMLInputElement>(null)
  const [fields, setFields] = useState(() => formFieldsOf(rule ?? undefined))
  const [isWatched, setWatched] = useState(rule !== null)
  const [problems, setProblems] = useState<LabelProblems>({})
  const remove = () => {
    setLabel(address, null)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = box.current?.value ?? ''
    if (!isWatched) {
      setWatch(address, null)
      setLabel(address, text)
      onClose()
      return
    }
    const read = readWatchFields(fields)
    const found: LabelProblems = 'problems' in read ? { ...read.problems } : {}
    if (text.trim() === '') found.label = 'Enter a label: watched addresses are listed by it.'
    if (rule === null && Object.keys(watches.get()).length >= MAX_WATCHED)
      found.watch = `${MAX_WATCHED} addresses are watched, which is the most. Stop watching another one first.`
    setProblems(found)
    if ('problems' in read || Object.keys(found).length > 0) return
    setLabel(address, text)
    setWatch(address, read.rule)
    if (unsavedSlots.get().has(WATCHES_SLOT))
      setProblems({ watch: 'Watched in this tab only: the browser’s storage is full or blocked.' })
    else onClose()
  }
  return (
    <Dialog title={label === null ? 'Add private label' : 'Edit private label'} onClose={onClose}>
      <form onSubmit={submit} noValidate className="stack-3">
        <p className="break-all">
          <FullHash hash={address} />
        </p>
        <TextField
          label="Private label"
          ref={box}
          defaultValue={label ?? ''}
          maxLength={LONGEST_LABEL}
          error={problems.label}
        />
        <p className="text-sm text-muted">
          Shown with <span role="img" aria-label="a pencil" className="icon icon-pencil" /> wherever this address
          appears, on every chain. Stored in this browser only; manage your labels in Settings.
        </p>
        <Checkbox type="checkbox" checked={isWatched} onChange={({ target }) => setWatched(target.checked)}>
          Watch this address
        </Checkbox>
        {problems.watch && (
          <p role="alert" className="text-bad">
            {problems.watch}
          </p>
        )}
        {isWatched && (
          <Suspense fallback={<p className="text-muted">Loading…</p>}>
            <WatchForm config={config} fields={fields} problems={problems} onChange={setFields} />
          </Suspense>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="accent">
            Save
          </Button>
          {label !== null && <Button onClick={remove}>Remove</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
