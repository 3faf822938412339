import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useChain } from '#/data/sources/useChain'
import { isAddressHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { anyAddress } from '#/domain/search/searchTarget'
import { Button } from '#/ui/Button'
import { TextField } from '#/ui/Field'
import { PageMeta } from '#/ui/PageMeta'

const toolsOf = (chain: string) =>
  [
    ['Decode', paths.decode(chain), 'Input data, logs, errors and units'],
    ['Gas', paths.gas(chain), 'Gas prices and fees of common transactions'],
    ['Advanced filter', paths.transfers(chain), 'Transfers of any type by address, token, amount and age'],
    ['Portfolio', paths.portfolio(), 'Balances of your addresses on all chains'],
    ['API status', paths.apiStatus(), 'Requests, errors and latency of the APIs'],
  ] as const

const hashClass = 'w-full font-mono sm:w-[26rem]'

/** Forms that open a page of a chain by what is entered. */
const formsOf = (chain: string): readonly (OpenFormProps & { readonly name: string })[] => [
  {
    name: 'Token approvals',
    label: 'Show approvals',
    fields: [{ name: 'address', label: 'Address', className: hashClass }],
    expected: 'Enter an address: 0x and 40 hex digits.',
    pathOf: (text = '') => {
      const hash = anyAddress(text)
      return hash && paths.address(chain, hash, 'approvals')
    },
  },
  {
    name: 'Transaction by nonce',
    label: 'Show transaction',
    fields: [
      { name: 'sender', label: 'Sender', className: hashClass },
      { name: 'nonce', label: 'Nonce', className: 'w-28' },
    ],
    expected: 'Enter an address and a whole number.',
    pathOf: (text = '', nonce = '') => {
      // The case of its letters is a checksum, by which the page says if it is mistyped.
      const hash = isAddressHash(text) ? text : anyAddress(text)
      return hash && /^\d{1,15}$/.test(nonce) ? paths.transactionByNonce(chain, hash, nonce) : null
    },
  },
  {
    name: 'Block at a time',
    label: 'Show block',
    fields: [{ name: 'time', label: 'Date and time, UTC', type: 'datetime-local', className: 'w-60' }],
    expected: 'Enter a date and a time.',
    pathOf: (time = '') => (time === '' ? null : paths.blockAt(chain, time)),
  },
]

/** The tools of a chain, each with what it is for, and forms that open a page by what is entered. */
export function Tools() {
  const { chain } = useChain()
  return (
    <>
      <PageMeta title="Tools" />
      <h1 className="pt-5 pb-4 text-xl font-semibold md:text-2xl">Tools</h1>
      <dl className="panel ruled overflow-clip">
        {toolsOf(chain.id).map(([name, href, use]) => (
          <div key={href} className="grid gap-x-6 px-4 py-2 md:grid-cols-[18rem_1fr]">
            <dt>
              <a href={href} className="inline-flex min-h-11 items-center underline md:min-h-6">
                {name}
              </a>
            </dt>
            <dd className="text-muted">{use}</dd>
          </div>
        ))}
        {formsOf(chain.id).map(({ name, ...form }) => (
          <div key={name} className="grid gap-x-6 px-4 py-2 md:grid-cols-[18rem_1fr]">
            <dt className="md:py-1">{name}</dt>
            <dd className="py-1">
              <OpenForm {...form} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface OpenFormProps {
  fields: readonly {
    readonly name: string
    readonly label: string
    readonly type?: string
    readonly className: string
  }[]
  /** Text of the button. */
  label: string
  /** The path that the texts of the fields lead to; null if they lead to none. */
  pathOf: (...texts: string[]) => string | null
  /** What to enter, for texts that lead nowhere. */
  expected: string
}

/** Opens a page by what is entered. */
function OpenForm({ fields, label, pathOf, expected }: OpenFormProps) {
  const { history } = useRouter()
  const [error, setError] = useState<string | null>(null)
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const texts = fields.map(({ name }) => {
          const value = form.get(name)
          return typeof value === 'string' ? value.trim() : ''
        })
        const path = pathOf(...texts)
        if (path === null) setError(expected)
        else history.push(path)
      }}
    >
      {fields.map((field, index) => (
        <TextField
          key={field.name}
          {...field}
          error={index === 0 ? error : null}
          onInput={() => setError(null)}
          spellCheck={false}
        />
      ))}
      <Button type="submit">{label}</Button>
    </form>
  )
}
