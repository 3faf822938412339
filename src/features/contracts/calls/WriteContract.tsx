import { useState } from 'react'
import { methodsOf } from '#/contracts/method'
import { useNodeConnection } from '#/data/queries/rpc'
import { useConnectedWallet } from '#/data/wallets'
import { AbiBoundary, type AbiPageProps } from '#/features/contracts/calls/AbiBoundary'
import type { CallParameters } from '#/features/contracts/calls/callParameters'
import { MethodName } from '#/features/contracts/calls/MethodList'
import { useNamedToken } from '#/features/contracts/calls/ArgumentField'
import { WalletBar } from '#/entity/calls/WalletBar'
import { WriteForm } from '#/features/contracts/calls/WriteForm'

/** Writes to a contract by a wallet of this browser. */
export function WriteContract(props: { hash: string; search: CallParameters }) {
  return <AbiBoundary {...props} page={WriteByAbi} />
}

/** Functions that are shown: no contract that can be deployed has more. */
const MAX_METHODS = 500

function WriteByAbi({ hash, search, abi }: AbiPageProps) {
  const { chain } = useNodeConnection()
  const [connected, setConnected] = useConnectedWallet()
  const token = useNamedToken(hash)
  const [methods] = useState(() => methodsOf(abi.abi, 'write').slice(0, MAX_METHODS))
  return (
    <>
      <WalletBar chain={chain} connected={connected} onConnect={setConnected} />
      {methods.length === 0 && <p className="text-muted">No write functions</p>}
      <ul className="panel ruled px-4">
        {methods.map((method) => {
          const isLinked = method.signature === search.fn
          return (
            <li key={method.signature} className="py-2">
              <details open={isLinked || undefined}>
                <summary className="min-h-6">
                  <MethodName method={method} />
                  {method.abi.stateMutability === 'payable' && <span className="ml-2 text-sm text-muted">payable</span>}
                </summary>
                <WriteForm
                  hash={hash}
                  abi={abi.abi}
                  method={method}
                  token={token}
                  linked={isLinked ? (search.args ?? '[]') : undefined}
                  connected={connected}
                />
              </details>
            </li>
          )
        })}
      </ul>
    </>
  )
}
