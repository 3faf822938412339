import type { CallNode } from '#/domain/callTree'
import { LazyReturn } from '#/entity/decoding/LazyDecodings'
import type { CallFacts } from '#/features/transactions/callTree/callTreeItems'
import { UntrustedText } from '#/ui/UntrustedText'

interface CallOutcomeProps {
  call: CallNode
  facts: CallFacts
  /** Whether it is the only shown call of several: their returned values may differ. */
  isRun: boolean
}

/** Characters of returned data that cannot be decoded. */
const MAX_DATA_LENGTH = 18

/** What a call returned, or why it failed. */
export function CallOutcome({ call, facts: { input, output }, isRun }: CallOutcomeProps) {
  const { failed, error, revertedBy, onRevertPath, to } = call
  const data = output === null || output === '0x' || isRun ? null : output
  const selector = /^0x[\da-f]{8}/i.exec(input ?? '')?.[0]
  if (failed) {
    const reason = error ? <UntrustedText text={error} max={60} /> : 'Failed'
    return (
      <span className="icon icon-cross min-w-0 truncate text-bad" title={error ?? undefined}>
        {data === null ? reason : <LazyReturn encoded={{ kind: 'revert', data }} address={to} fallback={reason} />}
        {onRevertPath && <span className="sr-only">, on the path to the failure</span>}
      </span>
    )
  }
  return (
    <>
      {data !== null && selector !== undefined && (
        <span className="min-w-0 truncate text-sm text-muted" title="Returned value">
          →{' '}
          <LazyReturn
            encoded={{ kind: 'output', selector, data }}
            address={to}
            fallback={
              <span className="font-mono">
                {data.length > MAX_DATA_LENGTH ? `${data.slice(0, MAX_DATA_LENGTH)}…` : data}
              </span>
            }
          />
        </span>
      )}
      {revertedBy !== null && <span className="shrink-0 text-sm text-warn">↺ reverted by caller</span>}
    </>
  )
}
