import type { ReactNode } from 'react'
import type { RowOf } from '#/api/resources'
import { LazyDecodings } from '#/entity/decoding/LazyDecodings'

/** What a call of the trace was given and what it returned, decoded. */
export function TraceDetails({ step: { action, result, error } }: { step: RowOf<'transactionRawTrace'> }) {
  const { to = null, input = null } = action ?? {}
  const output = result?.output ?? null
  const selector = /^0x[\da-f]{8}/i.exec(input ?? '')?.[0]
  if (input === null || selector === undefined) return null
  return (
    <div className="mb-3 grid gap-3">
      <Part title="Input data">
        <LazyDecodings encoded={{ kind: 'call', data: input }} address={to} />
      </Part>
      {output !== null && output !== '0x' && (
        <Part title={error ? 'Revert reason' : 'Output'}>
          <LazyDecodings
            encoded={error ? { kind: 'revert', data: output } : { kind: 'output', selector, data: output }}
            address={to}
          />
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}
