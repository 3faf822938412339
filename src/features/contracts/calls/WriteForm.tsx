import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Abi } from 'viem'
import { allowanceUse } from '#/contracts/allowance'
import { type ArgumentDraft, type DraftErrors, encodeDrafts, readDrafts } from '#/contracts/arguments'
import { type AbiMethod, calldataOf } from '#/contracts/method'
import { useNodeConnection } from '#/data/queries/rpc'
import { simulationQuery, type UnsentTransaction } from '#/data/queries/simulation'
import type { ConnectedWallet } from '#/data/wallets'
import { ArgumentFields, LeafField } from '#/features/contracts/calls/ArgumentField'
import { NodeError } from '#/entity/calls/NodeError'
import { Review } from '#/entity/calls/Review'
import type { NumberUnit } from '#/entity/calls/DecodedValues'
import { Button } from '#/ui/Button'
import { Skeleton } from '#/ui/Skeleton'

interface WriteFormProps {
  hash: string
  abi: Abi
  method: AbiMethod
  token: NumberUnit | null
  /** The arguments of the link, if it is a link to this function: they are filled in, and nothing more. */
  linked: string | undefined
  connected: ConnectedWallet | null
}

const NO_ERRORS: DraftErrors = new Map()
const VALUE = [{ type: 'uint256' }] as const

/** The form of a function that changes the state: simulates the transaction first, and sends it only from the review of that. */
export function WriteForm({ hash, abi, method, token, linked, connected }: WriteFormProps) {
  const { inputs, stateMutability } = method.abi
  const isPayable = stateMutability === 'payable'
  const connection = useNodeConnection()
  const { currency } = connection.chain
  const [drafts, setDrafts] = useState<readonly ArgumentDraft[]>(() => readDrafts(inputs, linked))
  const [value, setValue] = useState(`0e${currency.decimals}`)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [valueError, setValueError] = useState<string>()
  const [transaction, setTransaction] = useState<UnsentTransaction | null>(null)
  // A simulation is for the account that sends.
  const current = transaction?.from === connected?.account ? transaction : null
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(simulationQuery(connection, current))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const call = calldataOf(method, drafts)
    const sent = encodeDrafts(VALUE, [isPayable ? value : '0'])
    setErrors(call.errors ?? NO_ERRORS)
    setValueError(sent.errors?.get('0'))
    if (call.errors || sent.errors || !connected) return
    // A change of the form removes the transaction: if there is one, it is the same.
    if (current) void refetch()
    else {
      const message = { from: connected.account, to: hash, data: call.data, value: BigInt(sent.data) }
      setTransaction({ ...message, allowance: allowanceUse(abi, message) })
    }
  }
  const change = (apply: () => void) => {
    apply()
    // What was simulated is no longer what the form says.
    setTransaction(null)
  }
  return (
    <form onSubmit={submit} noValidate className="stack-3 max-w-3xl py-2">
      {isPayable && (
        <LeafField
          label="Value"
          type="uint256"
          text={value}
          error={valueError}
          units={[{ name: currency.symbol, decimals: currency.decimals }]}
          onChange={(text) => change(() => setValue(text))}
        />
      )}
      <ArgumentFields
        inputs={inputs}
        drafts={drafts}
        errors={errors}
        token={token}
        onChange={(changed) => change(() => setDrafts(changed))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!connected || isFetching}>
          Simulate
        </Button>
        {!connected && <span className="text-muted">Connect a wallet first</span>}
      </div>
      <div role="status" className="empty:hidden">
        {isFetching && <Skeleton className="w-64" />}
      </div>
      {current && error && !isFetching && <NodeError error={error} onRetry={() => void refetch()} />}
      {current && connected && data && !isFetching && (
        <Review
          // Each simulation is reviewed and sent once.
          key={dataUpdatedAt}
          abi={abi}
          method={method}
          transaction={current}
          simulation={data}
          connected={connected}
          token={token}
        />
      )}
    </form>
  )
}
