import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLabel } from '#/data/labels/labels'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { kindOfAddress } from '#/domain/addressKind'
import { grouped } from '#/domain/numberFormat'
import { nameOfAddress, OwnLabel } from '#/entity/AddressLink'
import { InlineError } from '#/entity/ErrorNotice'
import { StaleBadge } from '#/entity/StaleBadge'
import { RecordActions } from '#/entity/RecordActions'
import { room } from '#/features/addresses/AddressHead'
import { useAddress } from '#/features/addresses/useAddress'
import { useSpelling } from '#/features/addresses/useSpelling'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/FullHash'
import { UntrustedText } from '#/ui/UntrustedText'
import { Identicon } from '#/ui/Identicon'
import { LazyDetails } from '#/ui/LazyDetails'
import { RecordHeader } from '#/ui/RecordHeader'

// Rendered before the address is known, so that their code is fetched beside the record and not after it.
const AddressSentence = lazy(() => import('#/features/addresses/AddressSentence'))
const AddressMarks = lazy(() => import('#/features/addresses/AddressMarks'))
const AddressFigures = lazy(() => import('#/features/addresses/AddressFigures'))
const AddressDetails = lazy(() => import('#/features/addresses/AddressDetails'))
const AddressActivity = lazy(() => import('#/features/addresses/AddressActivity'))
const OtherChains = lazy(() => import('#/features/addresses/OtherChains'))

/** A part of the page whose code comes by itself; it is left out where that can't be had: the rest stays. */
function Part({ of, children }: { of: string; children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => of} errorComponent={Nothing}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}

function Nothing() {
  return null
}

/** The head of an address's page: who it is as far as anyone knows, what it holds and how much it did. */
export default function AddressHeader({ hash }: { hash: string }) {
  const connection = useChain()
  const { chain, config } = connection
  const known = useAddress(hash)
  const counters = useQuery(itemQuery(connection, 'addressCounters', { hash }))
  const { value: address, extent, error } = known
  const name = address && nameOfAddress(address)
  const own = useLabel(hash)
  const spelling = useSpelling(hash)
  const spelt = spelling?.checksummed ?? address?.hash ?? hash
  const misspelt = spelling?.fails ?? false
  const nothingCame = extent === 'failed' && counters.isError
  const retry = () => {
    known.retry()
    if (counters.isError) void counters.refetch()
  }
  const others = config.chains.length - 1
  return (
    <RecordHeader
      noun="Address"
      title={
        (own || name) && (
          <>
            {own && (
              <>
                <OwnLabel text={own} />{' '}
              </>
            )}
            {name && (
              <span className={own ? 'font-normal' : undefined}>
                <UntrustedText text={name} max={80} />
              </span>
            )}
          </>
        )
      }
      identity={
        <div className="flex items-center gap-3">
          <Identicon hash={hash} round={!address || kindOfAddress(address) !== 'contract'} />
          <div className="min-w-0">
            <span data-address={hash.toLowerCase()}>
              <FullHash hash={spelt} />
            </span>
            <CopyButton text={spelt} what="address" tabIndex={-1} />
          </div>
        </div>
      }
      actions={<RecordActions what="Address" id={spelt} json={known.text} address={hash} />}
      marks={
        address || misspelt ? (
          <Part of={hash}>
            <AddressMarks address={address} chain={chain.id} misspelt={misspelt} />
            <StaleBadge query={known.query} />
          </Part>
        ) : nothingCame ? null : undefined
      }
    >
      {/* Room for what most sentences need, so that nothing below moves when it comes. */}
      <div className={`text-pretty break-words [&_a]:underline [&_a]:underline-offset-3 ${room.sentence}`}>
        {extent === 'absent' ? (
          <p>The server knows nothing of this address: it may never have been used on this chain.</p>
        ) : (
          <Part of={hash}>
            <AddressSentence
              address={address}
              counts={counters.data?.value ?? null}
              partial={extent !== 'whole'}
              chain={chain}
            />
          </Part>
        )}
        {error && !known.unserved && extent !== 'absent' && (
          <InlineError error={error} what="Details of the address" onRetry={retry} />
        )}
      </div>
      {!nothingCame && (
        <div className={room.figures}>
          <Part of={hash}>
            <AddressFigures known={known} counters={counters} chain={chain} />
          </Part>
        </div>
      )}
      {known.unserved && (
        <p className="text-muted">
          Records of single addresses are not served here:{' '}
          {address ? 'what is shown is from the server’s lists and search.' : 'what the server knows is in the tabs.'}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        <LazyDetails summary="Details">
          <AddressDetails known={known} chain={chain} given={hash} />
          {/* Here, as every fold in the head is one more stop of the keyboard before the list. */}
          <LazyDetails summary="Activity">
            <AddressActivity hash={hash} />
          </LazyDetails>
        </LazyDetails>
        {others > 0 && (
          <LazyDetails
            summary={`Same address on ${others === 1 ? 'the other chain' : `${grouped(others)} other chains`}`}
          >
            <OtherChains hash={hash} />
          </LazyDetails>
        )}
      </div>
    </RecordHeader>
  )
}
