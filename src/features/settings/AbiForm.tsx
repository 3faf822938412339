import { type FormEvent, useId, useState } from 'react'
import { MAX_ABI_LENGTH, MAX_NAME_LENGTH, MAX_TOTAL_LENGTH, readAbiText, withAbisAdded } from '#/data/decoding/abiFile'
import type { UnreadableAbiEntry } from '#/contracts/abi'
import { type AddedAbi, addedAbis } from '#/data/decoding/addedAbis'
import { isAddressHash } from '#/domain/hashes/hash'
import { grouped } from '#/domain/amounts/numberFormat'
import { Button } from '#/ui/Button'
import { FileButton } from '#/ui/FileButton'
import { UntrustedText } from '#/ui/UntrustedText'
import { TextAreaField, TextField } from '#/ui/Field'

/** What adding an ABI resulted in. */
type Outcome =
  | { readonly kind: 'invalid'; readonly text: string }
  | { readonly kind: 'added'; readonly text: string; readonly unreadable: readonly UnreadableAbiEntry[] }

/** Adds an ABI that is pasted or in a JSON file, for one address or for all. */
export function AbiForm() {
  const id = useId()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const result = addAbi(text, name.trim(), address.trim())
    setOutcome(result)
    if (result.kind === 'invalid') return
    setName('')
    setAddress('')
    setText('')
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    setText(file.size > MAX_TOTAL_LENGTH ? '' : await file.text().catch(() => ''))
    setOutcome(file.size > MAX_TOTAL_LENGTH ? { kind: 'invalid', text: 'The file is too large.' } : null)
    if (name === '') setName(file.name.replace(/\.json$/i, '').slice(0, MAX_NAME_LENGTH))
  }
  return (
    <form onSubmit={submit} className="stack-3">
      <div className="grid gap-3 md:grid-cols-2">
        <TextField label="Name" value={name} onText={setName} maxLength={MAX_NAME_LENGTH} />
        <TextField
          label="Address, or empty for all addresses"
          value={address}
          onText={setAddress}
          placeholder="0x…"
          className="w-full font-mono"
        />
      </div>
      <TextAreaField
        label="ABI as JSON, a compiler’s output, or exported ABIs"
        value={text}
        onText={(typed) => {
          setText(typed)
          setOutcome(null)
        }}
        rows={4}
        aria-describedby={`${id}-outcome`}
        className="font-mono text-sm"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit">Add ABI</Button>
        <FileButton label="Open JSON file" accept="application/json,.json,.abi" onFile={(file) => void open(file)} />
      </div>
      <div id={`${id}-outcome`} role="status">
        {outcome && <OutcomeText outcome={outcome} />}
      </div>
    </form>
  )
}

const invalid = (text: string): Outcome => ({ kind: 'invalid', text })

/** Adds the ABI, or the exported ABIs, in a text. */
function addAbi(text: string, name: string, address: string): Outcome {
  const read = readAbiText(text)
  if (read === null) return invalid('This is not an ABI. Paste a JSON array, or an object with “abi”.')
  if (address !== '' && !isAddressHash(address)) return invalid('Enter a valid address: 0x and 40 hex digits.')
  if (read.kind === 'abi' && text.length > MAX_ABI_LENGTH) return invalid('The ABI is too large.')
  const of = isAddressHash(address) ? address : null
  const added: readonly AddedAbi[] =
    read.kind === 'file'
      ? read.abis
      : read.abi.length === 0
        ? []
        : [{ name: name || 'ABI', address: of, abi: [...read.abi] }]
  if (added.length === 0) return invalid('No entry of this ABI can be read.')
  const all = withAbisAdded(addedAbis.get(), added)
  if (JSON.stringify(all).length > MAX_TOTAL_LENGTH) return invalid('No space left for ABIs. Remove others first.')
  addedAbis.set(all)
  return {
    kind: 'added',
    text: added.length === 1 ? 'ABI added' : `${grouped(added.length)} ABIs added`,
    unreadable: read.kind === 'abi' ? read.unreadable : [],
  }
}

/** Entries that cannot be read are listed up to this number. */
const MAX_LISTED = 10

function OutcomeText({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'invalid') return <p className="text-bad">{outcome.text}</p>
  const { text, unreadable } = outcome
  if (unreadable.length === 0) return <p className="text-good">{text}</p>
  return (
    <>
      <p className="text-warn">
        {text}, without {unreadable.length === 1 ? '1 entry' : `${grouped(unreadable.length)} entries`} that can’t be
        read:
      </p>
      <ul className="list-disc pl-5 text-warn">
        {unreadable.slice(0, MAX_LISTED).map(({ entry, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no identity but their position
          <li key={index} className="break-words">
            <UntrustedText text={JSON.stringify(entry) ?? ''} max={80} />: {reason}
          </li>
        ))}
      </ul>
    </>
  )
}
