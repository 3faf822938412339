import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type { Log } from '#/api/schemas/log'
import type * as views from '#/entity/decoding/Decodings'
import { LazyPanel } from '#/ui/LazyPanel'

const load = () => import('#/entity/decoding/Decodings')

const Decodings = lazy(async () => ({ default: (await load()).Decodings }))

/** Bytes decoded, by code that loads with the first of them. */
export function LazyDecodings(props: ComponentProps<typeof views.Decodings>) {
  return (
    <LazyPanel fallback={<p className="text-muted">Loading…</p>}>
      <Decodings {...props} />
    </LazyPanel>
  )
}

/** What a row shows where the code cannot be loaded. */
const Fallback = ({ fallback }: { fallback: ReactNode }) => fallback

const loadForRows = () => load().catch(() => null)
const DecodedMethod = lazy(async () => ({ default: (await loadForRows())?.DecodedMethod ?? Fallback }))
const DecodedReturn = lazy(async () => ({ default: (await loadForRows())?.DecodedReturn ?? Fallback }))
const DecodedEventName = lazy(async () => ({ default: (await loadForRows())?.DecodedEventName ?? Fallback }))
const DecodedEventValues = lazy(async () => ({ default: (await loadForRows())?.DecodedEventValues ?? Fallback }))

/** The function that a call is to, in one line; its selector if no ABI is known, and nothing for data without one. */
export function LazyMethod(props: Omit<ComponentProps<typeof views.DecodedMethod>, 'fallback'>) {
  const selector = /^0x[\da-f]{8}/i.exec(props.input)?.[0]
  if (selector === undefined) return null
  const fallback = <span className="font-mono text-sm text-muted">{selector}</span>
  return (
    <Suspense fallback={fallback}>
      <DecodedMethod {...props} fallback={fallback} />
    </Suspense>
  )
}

/** What a call returned or reverted with, in one line. */
export function LazyReturn(props: ComponentProps<typeof views.DecodedReturn>) {
  return (
    <Suspense fallback={props.fallback}>
      <DecodedReturn {...props} />
    </Suspense>
  )
}

interface LazyLogProps {
  log: Log
  /** Shown where no ABI is known, and until the code has loaded. */
  children: ReactNode
}

/** The name of an event that the API did not decode. */
export function LazyEventName({ log, children }: LazyLogProps) {
  return (
    <Suspense fallback={children}>
      <DecodedEventName log={log} fallback={children} />
    </Suspense>
  )
}

/** The values of an event that the API did not decode, in one line. */
export function LazyEventValues({ log, children }: LazyLogProps) {
  return (
    <Suspense fallback={children}>
      <DecodedEventValues log={log} fallback={children} />
    </Suspense>
  )
}
