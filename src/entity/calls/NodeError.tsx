import { ApiError } from '#/api/errors'
import { RpcError, WrongChainError } from '#/contracts/rpcError'
import { NoNodeError } from '#/data/queries/rpc'
import { RetryCountdown } from '#/entity/ErrorNotice'
import { errorSummary, errorText } from '#/entity/errorText'
import { useAutoRetry } from '#/entity/useAutoRetry'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

/** Why nothing can be read from a node, and what to do about it. */
export function NodeError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { seconds, retryNow } = useAutoRetry(error, onRetry)
  // It is not sent again, whatever is pressed.
  if (error instanceof RpcError && error.missingMethod)
    return <Notice title={`The node doesn’t have ${error.missingMethod}`} role="alert" />
  return (
    <Notice
      tone={error instanceof NoNodeError ? 'plain' : 'bad'}
      title={titleOf(error)}
      role="alert"
      actions={
        <>
          <Button onClick={retryNow}>{seconds === null ? 'Retry' : 'Retry now'}</Button>
          <RetryCountdown seconds={seconds} />
        </>
      }
    >
      <Explanation error={error} />
    </Notice>
  )
}

function titleOf(error: Error): string {
  if (error instanceof NoNodeError) return 'No JSON-RPC node for this chain'
  return error instanceof WrongChainError ? 'The node serves another chain' : 'Couldn’t read from the node'
}

function Explanation({ error }: { error: Error }) {
  if (error instanceof NoNodeError) {
    return (
      <>
        <p>
          Reading a contract needs a JSON-RPC node. The operator of this site can set <code>rpcUrl</code> of this chain
          in <code>config.json</code>.
        </p>
        {error.tried.map(({ host, source, reason }) => (
          <p key={source} className="text-muted">
            {source === 'multichain' ? 'Multichain API' : 'Chain API'} at {host}: {summaryOf(reason)}
          </p>
        ))}
      </>
    )
  }
  if (error instanceof WrongChainError) {
    return (
      <p>
        {error.host} reports chain ID {error.found} instead of {error.expected}. The operator of this site must correct{' '}
        <code>rpcUrl</code> in <code>config.json</code>.
      </p>
    )
  }
  if (error instanceof RpcError) return <UntrustedText text={error.serverMessage} max={300} />
  if (!(error instanceof ApiError)) return <p>Something went wrong. Reload the page if it happens again.</p>
  return (
    <>
      <p>{nodeErrorText(error)}</p>
      {error.serverMessage && (
        <p className="text-muted">
          Message from the node: <UntrustedText text={error.serverMessage} max={300} />
        </p>
      )}
    </>
  )
}

function summaryOf(error: Error): string {
  if (error instanceof RpcError && error.missingMethod) return `no ${error.missingMethod}`
  return error instanceof WrongChainError ? `chain ID ${error.found}` : errorSummary(error)
}

/** What happened, in the words of an API's errors; those about the network name the node. */
function nodeErrorText(error: ApiError): string {
  if (error.status === 413) return 'The request is larger than the node accepts.'
  switch (error.kind) {
    case 'offline':
      return navigator.onLine
        ? 'The node didn’t respond. It may be down, or it blocks requests from other sites (CORS).'
        : 'You’re offline.'
    case 'rate-limited':
      return 'Rate limited. The node accepts fewer requests at the moment.'
    case 'contract':
      return 'The node returned something else than a JSON-RPC response.'
    case 'too-large':
      return 'The response is too large. It has more than 16 MB and was not loaded.'
    default:
      return errorText(error).join(' ').replaceAll('The API', 'The node')
  }
}
