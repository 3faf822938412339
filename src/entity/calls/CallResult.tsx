import type { RpcOutcome } from '#/contracts/node'
import type { Abi } from 'viem'
import { type AbiMethod, decodeOutputs, decodeRevert } from '#/contracts/method'
import type { Hex, RpcError } from '#/contracts/rpcError'
import { hexSize } from '#/domain/hashes/hex'
import { revertWords } from '#/domain/transactions/revertReason'
import { DecodedValues, type NumberUnit } from '#/entity/calls/DecodedValues'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'

interface CallResultProps {
  chain: string
  abi: Abi
  method: AbiMethod
  outcome: RpcOutcome
  /** 'latest', or a height. */
  block: string
  token: NumberUnit | null
}

/** What a call returned, or why it failed. */
export function CallResult(props: CallResultProps) {
  const { chain, method, outcome, token } = props
  const { result, error } = outcome
  if (error) return <CallFailure {...props} error={error} />
  if (typeof result !== 'string' || hexSize(result) === null)
    return <Failure reason="The node returned something else than bytes." />
  if (result === '0x' && method.abi.outputs.length > 0)
    return (
      <Failure reason="No data returned. The contract has no such function, or there is no contract at this block." />
    )
  const decoded = decodeOutputs(method, result as Hex)
  if (!decoded) {
    return (
      <>
        <Failure reason="The returned data doesn’t match the ABI." />
        <RawData data={result} />
      </>
    )
  }
  return (
    <>
      {decoded.values.length === 0 && <span className="text-muted">No return value</span>}
      <DecodedValues values={decoded.values} chain={chain} token={token} />
      {decoded.rest !== null && <RawData data={decoded.rest} label="More data than the ABI describes" />}
    </>
  )
}

function CallFailure({ error, abi, chain, token, block }: CallResultProps & { error: RpcError }) {
  const { revertData, serverMessage } = error
  if (error.isStateMissing) {
    return (
      <Failure
        reason={
          block === 'latest'
            ? 'The node doesn’t have this state.'
            : `The node doesn’t have the state of block ${block}. Past blocks need an archive node.`
        }
        message={serverMessage}
      />
    )
  }
  if (revertData === null) return <Failure reason="The call failed." message={serverMessage} />
  const custom = decodeRevert(abi, revertData)
  if (custom) {
    return (
      <>
        <Failure reason={`Reverted: ${custom.name}`} />
        <DecodedValues values={custom.values} chain={chain} token={token} />
      </>
    )
  }
  const revert = revertWords({ form: 'raw', raw: revertData })
  switch (revert.kind) {
    case 'message':
      return <Failure reason="Reverted:" message={revert.text} />
    case 'panic':
      return <Failure reason={`Reverted: panic 0x${revert.code.toString(16)} (${revert.words ?? 'unknown code'})`} />
    case 'none':
      return <Failure reason="Reverted without a reason." message={serverMessage} />
    default:
      return (
        <>
          <Failure reason="Reverted with an error that is not in the ABI." />
          <RawData data={revertData} />
        </>
      )
  }
}

function Failure({ reason, message }: { reason: string; message?: string }) {
  return (
    <p className="text-bad">
      {reason}{' '}
      {message && (
        <span className="text-muted">
          <UntrustedText text={message} max={300} />
        </span>
      )}
    </p>
  )
}

const MAX_HEX = 2000

function RawData({ data, label = 'Raw data' }: { data: string; label?: string }) {
  return (
    <p className="font-mono break-all">
      <span className="font-sans text-muted">{label}: </span>
      {data.length > MAX_HEX ? `${data.slice(0, MAX_HEX)}…` : data}
      <CopyButton text={data} what="raw data" />
    </p>
  )
}
