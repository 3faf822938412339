import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useToken } from '#/data/queries/token'
import { useChain } from '#/data/sources/useChain'
import { describeToken } from '#/domain/tokenSummary'
import { FullAddressLink, isScam, ScamMark } from '#/entity/AddressLink'
import { InlineError } from '#/entity/ErrorNotice'
import { StaleBadge } from '#/entity/StaleBadge'
import { RecordActions } from '#/entity/RecordActions'
import { TokenIcon } from '#/entity/TokenIcon'
import { TokenName } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import { figuresToCome, tokenFigures } from '#/features/tokens/figures'
import { room } from '#/features/tokens/TokenHead'
import { NoToken } from '#/features/tokens/NoToken'
import { CopyButton } from '#/ui/CopyButton'
import { Stats } from '#/ui/Stats'
import { RawApiResponse } from '#/ui/RawApiResponse'
import { RecordHeader } from '#/ui/RecordHeader'
import { Sentence } from '#/ui/Sentence'

/** The head of a token's page: what it is in a sentence, the contract that tells it from imitations, and its figures. */
export default function TokenHeader({ hash }: { hash: string }) {
  const connection = useChain()
  const { token, source, raw, text, isPending, error, retry, query } = useToken(hash)
  const counters = useQuery({
    ...itemQuery(connection, 'tokenCounters', { hash }),
    enabled: token !== null && source !== 'search',
  })
  // Some servers mark the contract only; the page does not wait for that, nor tell of its failure.
  const contract = useQuery({ ...itemQuery(connection, 'address', { hash }), enabled: token !== null })
  const isTokenMarked = token?.reputation === 'scam'
  const isMarked = isTokenMarked || (contract.data?.value && isScam(contract.data.value))
  const count = counters.data?.value
  const holders_count = count?.token_holders_count ?? token?.holders_count ?? null
  const transfers = counters.isLoading ? undefined : (count?.transfers_count ?? null)
  return (
    <RecordHeader
      noun="Token"
      title={
        token && (
          <>
            <TokenIcon url={token.icon_url} name={token.symbol || token.name} />
            <TokenName token={token} />
          </>
        )
      }
      identity={
        <>
          <FullAddressLink chain={connection.chain.id} hash={hash} kind="contract" />
          <CopyButton text={hash} what="contract address" />
        </>
      }
      marks={
        token ? (
          <>
            {/* A marked token has it beside its name. */}
            {isMarked && !isTokenMarked && <ScamMark />}
            <TokenType type={token.type} />
            {!isMarked && token.reputation === 'ok' && <span className="text-good">✓ reputation ok</span>}
            <StaleBadge query={query} />
            {source === 'search' && (
              <span className="text-muted">As its search tells it: this server has no tokens.</span>
            )}
          </>
        ) : error ? null : undefined
      }
      actions={<RecordActions what="Contract address" id={hash} json={text} />}
    >
      {error instanceof ApiError && error.kind === 'not-found' ? (
        <NoToken hash={hash} onRetry={retry} />
      ) : error ? (
        <InlineError error={error} what="Details of the token" onRetry={retry} />
      ) : (
        <>
          {/* Room for what most sentences need, so that nothing below moves when it comes. */}
          <p
            role={isMarked ? 'note' : undefined}
            className={`max-w-5xl text-lg break-words ${room.sentence} ${isMarked ? 'border-l-4 border-bad bg-bad-soft px-3 py-1' : ''}`}
          >
            {isMarked && (
              <strong className="text-bad">
                ⚠ The server marks this {isTokenMarked ? 'token' : 'token’s contract'} as a scam.{' '}
              </strong>
            )}
            {token && <Sentence phrases={describeToken({ ...token, holders_count, reputation: null })} />}
          </p>
          {/* On a small screen, too, as tall as before it was known that there are fewer. */}
          <div className={`pt-1 ${room.figures}`}>
            {(token || isPending) && (
              <Stats figures={token ? tokenFigures(token, holders_count, transfers) : figuresToCome} />
            )}
          </div>
          <RawApiResponse raw={raw} />
        </>
      )}
    </RecordHeader>
  )
}
