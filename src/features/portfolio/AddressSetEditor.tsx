import { type FormEvent, lazy, Suspense, useState } from 'react'
import {
  ADDRESS_SET_SLOT,
  addressSet,
  mergeAddresses,
  SET_CHAINS_SLOT,
  type SetAddress,
  type ShownAddressSet,
} from '#/data/addressSet/addressSet'
import { unsavedSlots } from '#/data/persistence/storedValue'
import { useStore } from '#/data/useStore'
import type { Connection } from '#/data/sources/dataSource'
import { type AddressProblem, addressSetFragment } from '#/domain/addresses/addressSet'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { AddressSources, SetAddressList, SetChainChoice } from '#/features/portfolio/SetAddressList'
import { useAddAddresses } from '#/features/portfolio/useAddAddresses'
import { Button } from '#/ui/Button'
import { LazyDetails } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'
import { useCopy } from '#/ui/CopyButton'
import { TextAreaField } from '#/ui/Field'

const ErasedSetNotice = lazy(() => import('#/features/portfolio/ErasedSetNotice'))

/** Entries listed at a time: a pasted text or a link can have any number. */
const MAX_PROBLEMS = 100

/** The addresses and chains that a page of the portfolio is about, and what changes them. */
export function AddressSetEditor({ connection, set }: { connection: Connection; set: ShownAddressSet }) {
  const { addresses, chains, from } = set
  // The form stays after the first addresses, with what was not added.
  const [isOpen, setIsOpen] = useState(addresses.length === 0)
  const unsaved = useStore(unsavedSlots)
  const size = `${counted(addresses.length, 'address', 'addresses')} on ${counted(chains.length, 'chain', 'chains')}`
  return (
    <section aria-label="Addresses and chains" className="stack-3 py-3">
      {from === 'link' && <LinkedSetNotice set={set} />}
      <Suspense>
        <ErasedSetNotice />
      </Suspense>
      {(unsaved.has(ADDRESS_SET_SLOT) || unsaved.has(SET_CHAINS_SLOT)) && (
        <Notice title="Addresses not saved" tone="bad" role="alert">
          <p>
            This browser’s storage is full or blocked. The list lasts until you close this tab; copy its link to keep
            it.
          </p>
        </Notice>
      )}
      {from === 'device' && (addresses.length === 0 || isOpen) && <AddForm />}
      <div className="flex flex-wrap items-center gap-2">
        {addresses.length > 0 && <p className="mr-2 font-medium">{size}</p>}
        {from === 'device' && addresses.length > 0 && (
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide form' : 'Add addresses'}
          </Button>
        )}
        {addresses.length > 0 && <ShareButton set={set} />}
      </div>
      {addresses.length > 0 && <SetAddressList key={from} addresses={addresses} isEditable={from === 'device'} />}
      {addresses.length > 0 && from === 'device' && <SetChainChoice config={connection.config} chains={chains} />}
    </section>
  )
}

function AddForm() {
  const [text, setText] = useState('')
  const { addition, isResolving, addText, addHashes } = useAddAddresses()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setText(await addText(text))
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="max-w-3xl stack-3" aria-label="Add addresses">
      <TextAreaField
        label={<span className="font-medium text-ink">Addresses or ENS names</span>}
        value={text}
        onText={setText}
        rows={3}
        placeholder="0x…, 0x…, name.eth"
        className="font-mono text-[0.93em]"
      />
      <p className="text-sm text-muted">
        Paste any number, separated by anything. They are stored in this browser only, and sent to the APIs of the
        selected chains as the requests for their balances.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isResolving || text.trim() === ''}>
          Add
        </Button>
        <AddressSources onAdd={addHashes} />
      </div>
      <p role="status">{isResolving ? 'Loading ENS names…' : addition?.summary}</p>
      {addition && addition.problems.length > 0 && !isResolving && <ProblemList problems={addition.problems} />}
    </form>
  )
}

function ProblemList({ problems }: { problems: readonly AddressProblem[] }) {
  return (
    <ul className="max-h-60 list-disc overflow-y-auto pl-5 text-warn">
      {problems.slice(0, MAX_PROBLEMS).map((problem, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same text may be wrong twice
        <li key={index} className="break-words">
          <UntrustedText text={problem.text} max={70} /> {problem.reason}
        </li>
      ))}
      {problems.length > MAX_PROBLEMS && <li>{grouped(problems.length - MAX_PROBLEMS)} more</li>}
    </ul>
  )
}

function LinkedSetNotice({ set: { addresses, problems } }: { set: ShownAddressSet }) {
  const own = useStore(addressSet)
  const save = (saved: readonly SetAddress[]) => addressSet.set(mergeAddresses(saved, addresses))
  return (
    <Notice title="Addresses from a link" role="note">
      <p>
        {addresses.length === 0
          ? 'This link has no valid address.'
          : `${counted(addresses.length, 'address is', 'addresses are')} not saved.`}{' '}
        {own.length > 0 && `Your ${counted(own.length, 'address is', 'addresses are')} unchanged.`}
      </p>
      {problems.length > 0 && (
        <LazyDetails summary={`${counted(problems.length, 'entry', 'entries')} of the link not included`}>
          <ProblemList problems={problems} />
        </LazyDetails>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {addresses.length > 0 && (
          <a href={paths.portfolio()} onClick={() => save(own)} className="underline">
            {own.length > 0 ? 'Add to my addresses' : 'Save'}
          </a>
        )}
        <a href={paths.portfolio()} className="underline">
          Show my addresses
        </a>
      </div>
    </Notice>
  )
}

/** Copies a link that contains the set: only a press puts it into a URL, in the fragment, which no server receives. */
function ShareButton({ set }: { set: ShownAddressSet }) {
  const [outcome, copy] = useCopy()
  const { addresses, chains, hasChosenChains } = set
  const link = () => {
    const chosen = hasChosenChains ? chains.map(({ id }) => id) : []
    const hashes = addresses.map(({ hash }) => hash)
    return `${location.origin}${location.pathname}#${addressSetFragment(hashes, chosen)}`
  }
  return (
    <>
      <Button
        onClick={() => copy(link())}
        title="Anyone with the link can read the addresses. Servers do not receive them."
      >
        Copy link with addresses
      </Button>
      <span role="status" className="text-sm text-muted">
        {outcome}
      </span>
    </>
  )
}
