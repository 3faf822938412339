import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useChain } from '#/data/sources/useChain'
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

/** The tools of a chain, each with what it is for, and the token approvals of an address. */
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
        <div className="grid gap-x-6 px-4 py-2 md:grid-cols-[18rem_1fr]">
          <dt className="md:py-1">Token approvals</dt>
          <dd className="py-1">
            <ApprovalsForm chain={chain.id} />
          </dd>
        </div>
      </dl>
    </>
  )
}

/** Opens the token approvals of an address. */
function ApprovalsForm({ chain }: { chain: string }) {
  const { history } = useRouter()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const hash = anyAddress(text.trim())
        if (hash) history.push(paths.address(chain, hash, 'approvals'))
        else setError('Enter an address: 0x and 40 hex digits.')
      }}
    >
      <TextField
        label="Address"
        value={text}
        onText={(next) => {
          setText(next)
          setError(null)
        }}
        error={error}
        spellCheck={false}
        className="min-w-0 flex-1 font-mono sm:w-[26rem] sm:flex-none"
        beside={<Button type="submit">Show approvals</Button>}
      />
    </form>
  )
}
