import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy } from 'react'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useNamesake } from '#/data/queries/namesake'
import { useToken } from '#/data/queries/token'
import { isMissing } from '#/data/queries/record'
import { useRouteTabs } from '#/data/routeTabs'
import { useChain } from '#/data/sources/useChain'
import { optionalWhenIdle } from '#/data/whenIdle'
import { shortHash } from '#/domain/hashes/hash'
import { RECORD_NOUNS } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { hasInstances } from '#/domain/transactions/transactionRecords'
import { describeToken, phraseText, tokenKind } from '#/domain/tokens/tokenSummary'
import { AddressLink, FullAddressLink, isScamAddress, ScamMark } from '#/entity/AddressLink'
import { InlineError } from '#/entity/ErrorNotice'
import { RecordActions } from '#/entity/RecordActions'
import { SearchAgain } from '#/entity/SearchAgain'
import { StaleBadge } from '#/entity/StaleBadge'
import { TokenLink, TokenName } from '#/entity/TokenLink'
import { TokenMark } from '#/entity/TokenMark'
import { TokenType } from '#/entity/TokenSymbol'
import { priceNote, SCAM_ADVICE, warningOf } from '#/entity/tokenWarnings'
import type { TokenReplyFacts } from '#/features/tokens/tokenReply'
import { loadingNftStats, loadingStats, tokenStats } from '#/features/tokens/tokenStats'
import { distributorText, useDistributor } from '#/features/tokens/useDistributor'
import { Button } from '#/ui/Button'
import { CopyButton } from '#/ui/CopyButton'
import { LazyDetails } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { RawApiResponse } from '#/ui/RawRecord'
import { RecordHeader } from '#/ui/RecordHeader'
import { Sentence } from '#/ui/Sentence'
import { Skeleton } from '#/ui/Skeleton'
import { Stats } from '#/ui/Stats'

// In a menu that is opened later.
const TokenReplyChoices = lazy<ComponentType<TokenReplyFacts>>(() =>
  optionalWhenIdle(() => import('#/features/tokens/TokenReplyChoices')),
)
// Collapsed until it is opened.
const NodeComparison = lazy(() => import('#/entity/compare/NodeComparison'))

/** The height that most tokens need, reserved so that nothing below shifts while they load. */
const room = {
  sentence: 'min-h-12 max-[22rem]:min-h-18 md:min-h-6',
  /** A longer sentence is cut at its end: a warning comes first. */
  clamp: 'line-clamp-3 max-[22rem]:line-clamp-4 md:line-clamp-2 xl:line-clamp-1',
  stats: 'min-h-43 max-[22rem]:min-h-51 md:min-h-12',
  nftStats: 'min-h-12 max-[22rem]:min-h-26',
}

/** The header of all tabs of a token: name, contract, what it is in a sentence, and its stats. */
export function TokenHeader({ hash }: { hash: string }) {
  const connection = useChain()
  const record = useToken(hash)
  const { state, value: token } = record
  const namesake = useNamesake(token)
  const counters = useTokenCounters(hash)
  // Some APIs flag only the contract of a scam. The page does not wait for this, and ignores its errors.
  const contract = useQuery({
    ...itemQuery(connection, 'address', { hash }),
    ...SECONDARY,
    enabled: token !== null,
  })
  const isInventory = useLocation({ select: ({ pathname }) => pathname.endsWith('/instances') })
  const isTokenScam = token?.reputation === 'scam'
  const isContractScam = contract.data?.value ? isScamAddress(contract.data.value) : false
  const warning = warningOf(isTokenScam, isContractScam)
  const isFlagged = warning !== null
  const ofScam = useDistributor(hash)
  const distributor = isFlagged ? null : ofScam
  const holders = counters.data?.value?.token_holders_count ?? token?.holders_count ?? null
  const transfers = counters.isLoading ? undefined : (counters.data?.value?.transfers_count ?? null)
  return (
    <RecordHeader
      noun={RECORD_NOUNS.token}
      parents={[{ key: 'tokens', label: 'Tokens', href: paths.tokens(connection.chain.id) }]}
      title={
        !isMissing(record) && (
          // One line, as is reserved for it: a name that is cut is in the sentence, and a very long one in its tooltip.
          <span className="flex min-h-7 items-baseline [&>bdi]:truncate [&>bdi+span]:ml-2 [&>bdi+span]:truncate md:min-h-0">
            {token && (
              <>
                <TokenMark token={{ ...token, hash }} url={token.icon_url} />
                <TokenName token={token} />
              </>
            )}
          </span>
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
            {/* The name of a flagged token has the badge itself. */}
            {isContractScam && !isTokenScam && <ScamMark />}
            <span className="chip">
              <TokenType type={token.type} />
            </span>
            {namesake && (
              <span>
                <span className="text-warn">Same name as another token: </span>
                <TokenLink chain={connection.chain.id} token={namesake} />
                <span className="text-muted">{priceNote(namesake)}</span>
              </span>
            )}
            {distributor && (
              <span>
                <span className="icon icon-warning text-bad">{distributorText(distributor)}</span>{' '}
                <AddressLink chain={connection.chain.id} address={distributor.address} />
              </span>
            )}
            <StaleBadge query={record.query} />
            {state === 'composed' && <span className="text-muted">Partial data (from search results)</span>}
          </>
        ) : isMissing(record) ? null : undefined
      }
      actions={
        <RecordActions
          what="Contract address"
          id={hash}
          json={record.text}
          reply={
            token && (
              <TokenReplyChoices
                hash={hash}
                token={token}
                warnings={{ warning, namesake, distributor }}
                holders={holders}
                chain={connection.chain}
              />
            )
          }
        />
      }
    >
      {state === 'absent' ? (
        <TokenNotFound hash={hash} onRetry={record.retry} />
      ) : state === 'failed' ? (
        <InlineError error={record.error} what="Token details" onRetry={record.retry} />
      ) : (
        <>
          <p
            role={isFlagged ? 'note' : undefined}
            className={`text-lg break-words ${room.sentence} ${room.clamp} ${isFlagged ? 'border-l-4 border-bad bg-bad-soft px-3' : 'max-w-5xl'}`}
          >
            {warning && <strong className="icon icon-warning text-bad">{warning} </strong>}
            {!token ? (
              <Skeleton className="w-144" />
            ) : isFlagged ? (
              SCAM_ADVICE
            ) : (
              <Sentence phrases={tokenKind(token)} />
            )}
          </p>
          <div className={`pt-1 ${isInventory ? room.nftStats : room.stats}`}>
            <Stats
              figures={token ? tokenStats(token, holders, transfers) : isInventory ? loadingNftStats : loadingStats}
            />
          </div>
          <div className="flex flex-wrap gap-x-2 max-md:text-sm md:gap-x-6">
            <LazyDetails summary="Compare with node">
              <NodeComparison subject={{ kind: 'token', hash }} />
            </LazyDetails>
            <RawApiResponse raw={record.raw} />
          </div>
        </>
      )}
    </RecordHeader>
  )
}

/** Title, description and canonical path of all tabs of a token. */
export function useTokenMeta(hash: string) {
  const { value: token } = useToken(hash)
  const name = token?.symbol || token?.name
  return {
    title: name ? `Token ${name} (${shortHash(hash)})` : `Token ${shortHash(hash)}`,
    description: token ? phraseText(describeToken(token)) : undefined,
    path: paths.token(useChain().chain.id, token?.address_hash ?? hash),
  }
}

/** Shown if an address is not a token: possible reasons, and links to search further. */
export function TokenNotFound({ hash, onRetry }: { hash: string; onRetry: () => void }) {
  const { chain } = useChain()
  return (
    <>
      <PageMeta title="Token not found" />
      <Notice title={`Token not found on ${chain.name}`}>
        <p>
          This address may be an EOA, another contract or a token on another chain. A new token may not be indexed yet.
        </p>
        <p className="flex flex-wrap items-center gap-4">
          <a href={paths.address(chain.id, hash)}>View address</a>
          <a href={paths.search(null, hash)}>Search all chains</a>
          <Button onClick={onRetry}>Retry</Button>
        </p>
        <SearchAgain />
      </Notice>
    </>
  )
}

/** The counts of a token, requested after the list that is shown; never if the token is known from the search only. */
export function useTokenCounters(hash: string) {
  const { state, value: token } = useToken(hash)
  return useQuery({
    ...itemQuery(useChain(), 'tokenCounters', { hash }),
    ...SECONDARY,
    enabled: token !== null && state !== 'composed',
  })
}

/** The tabs that apply to a token, with their counts; none if there is no such token. */
export function useTokenTabs(hash: string) {
  const { state, value: token } = useToken(hash)
  const counters = useTokenCounters(hash).data?.value
  const supply = token?.total_supply ?? null
  const tabs = useRouteTabs('/$chain/token/$hash', {
    '': { count: counters?.transfers_count },
    holders: { count: counters?.token_holders_count ?? token?.holders_count },
    instances: {
      count: token?.type === 'ERC-721' && supply !== null && supply >= 0n ? supply : null,
      empty: token === null || !hasInstances(token.type),
    },
  })
  return state === 'absent' ? [] : tabs
}
