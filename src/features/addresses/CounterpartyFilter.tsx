import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useChain, useContractAlone, useUnsupportedEndpoints } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { AddressHashLink } from '#/entity/AddressLink'
import { useChecksum } from '#/features/addresses/useChecksum'
import { Button } from '#/ui/Button'

/** Whether the API can filter by counterparty; false once it is known to lack the endpoint. */
export function useHasCounterpartyFilter(): boolean {
  const isUnsupported = useUnsupportedEndpoints(['advancedFilters']).size > 0
  return !useContractAlone() && !isUnsupported
}

/** Asks for the counterparty. Accepts any text that holds an address, such as a link, and goes to `hrefOf` it. */
export function CounterpartyForm({ hrefOf }: { hrefOf: (counterparty: string) => string }) {
  const router = useRouter()
  const id = useId()
  const [error, setError] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('with') as HTMLInputElement
    const [address] = /\b0x[\da-f]{40}\b/i.exec(field.value) ?? []
    if (address) return router.history.push(paths.of(router.state.location.pathname) + hrefOf(address))
    setError('That is no address: 0x and 40 hexadecimal digits.')
    field.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="flex max-w-full flex-wrap items-center gap-2">
      <label htmlFor={id}>With</label>
      <input
        id={id}
        name="with"
        // The form opens by a press on 'One address…'.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        spellCheck={false}
        placeholder="0x… the other address"
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error`}
        onChange={() => setError('')}
        className="h-11 w-64 max-w-full rounded-sm border border-line-strong bg-raised px-2 font-mono text-ink placeholder:text-muted aria-invalid:border-bad md:h-7"
      />
      <Button type="submit" className="md:min-h-7">
        Show
      </Button>
      <span id={`${id}-error`} role="alert" className="text-bad">
        {error}
      </span>
    </form>
  )
}

/** Names the counterparty that a list is filtered to, with a link to the whole list. */
export function SelectedCounterparty({ hash, hrefOfAll }: { hash: string; hrefOfAll: string }) {
  const { chain } = useChain()
  const checksum = useChecksum(hash)
  return (
    <span className="inline-flex min-h-11 max-w-full flex-wrap items-center gap-2 md:min-h-7">
      Only between this address and <AddressHashLink chain={chain.id} hash={hash} />
      {checksum.fails && <span className="text-warn">⚠ its spelling fails the checksum</span>}
      <a href={hrefOfAll} className="inline-flex min-h-11 items-center underline md:min-h-6">
        Show all
      </a>
    </span>
  )
}
