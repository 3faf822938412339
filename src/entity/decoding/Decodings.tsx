// What is decoded in the browser, in full and in rows. All of it needs viem: LazyDecodings.tsx loads it with the first of them.
import type { ReactNode } from 'react'
import type { Log } from '#/api/schemas/log'
import type { Decoding, Encoded } from '#/contracts/decode'
import { useAdmitted } from '#/data/decoding/abiScope'
import { useDecodings } from '#/data/decoding/useDecodings'
import { useToken } from '#/data/queries/token'
import { decodedLine, nameInSignature } from '#/domain/transactions/decoded'
import { hexSize } from '#/domain/hashes/hex'
import { tokenAmountPlace } from '#/domain/transactions/decodedTree'
import { revertWords } from '#/domain/transactions/revertReason'
import { Count } from '#/entity/Count'
import { DecodedCall } from '#/entity/DecodedCall'
import { DecodedBy, sourceText } from '#/entity/decoding/DecodedBy'
import { unflagged, ValuesLine } from '#/entity/decoding/ValuesLine'
import { SignatureLookupButton } from '#/entity/decoding/SignatureLookupButton'
import { UntrustedText } from '#/ui/UntrustedText'

/** Characters that are shown of revert data that is plain text. */
const MAX_REASON_LENGTH = 2000

interface DecodingsProps {
  encoded: Encoded
  /** The contract that was called, or that emitted the log; null if it is unknown. */
  address: string | null
}

/** Bytes decoded, with the source of each decoding; what cannot be decoded is said, with what might help. */
export function Decodings({ encoded, address }: DecodingsProps) {
  const { decodings, isPending, error, hash, lookup } = useDecodings(encoded, address, address)
  const hasAmount = decodings.some(({ decoded }) => tokenAmountPlace(decoded.method_id) !== null)
  const { value: token } = useToken(hasAmount ? address : null)
  if (decodings.length === 0) {
    const revert = encoded.kind === 'revert' ? revertWords({ form: 'raw', raw: encoded.data }) : null
    if (revert?.kind === 'message') return <UntrustedText text={revert.text} max={MAX_REASON_LENGTH} />
    return (
      <div className="stack-2">
        <p className="text-muted" role="status">
          {isPending ? 'Loading ABI…' : hash === null ? 'No selector to decode by' : 'No ABI found for '}
          {!isPending && hash !== null && <span className="font-mono text-sm break-all">{hash}</span>}
        </p>
        {error && <p className="text-bad">Couldn’t load the contract’s ABI. Reload the page to try again.</p>}
        {!isPending && <SignatureLookupButton lookup={lookup} />}
      </div>
    )
  }
  return (
    <div className="stack-3">
      {decodings.length > 1 && (
        <p className="text-muted">{decodings.length} decodings fit these bytes; which one is meant is unknown.</p>
      )}
      {decodings.map((decoding) => (
        <div key={JSON.stringify(decoding)}>
          <DecodedCall decoded={decoding.decoded} token={token} />
          <Rest decoding={decoding} />
          <DecodedBy source={decoding.source} />
        </div>
      ))}
    </div>
  )
}

/** Bytes that are shown of what was not decoded. */
const MAX_REST_LENGTH = 400

function Rest({ decoding: { rest, isIndexedInferred } }: { decoding: Decoding }) {
  return (
    <>
      {rest !== null && (
        <p className="text-sm text-warn">
          Not decoded, <Count value={hexSize(rest)} noun={['byte', 'bytes']} />:{' '}
          <span className="font-mono break-all">
            <UntrustedText text={rest} max={MAX_REST_LENGTH} />
          </span>
        </p>
      )}
      {isIndexedInferred && (
        <p className="text-sm text-warn">Which parameters are indexed is inferred from the number of topics.</p>
      )}
    </>
  )
}

interface DecodedMethodProps {
  /** Calldata; at least a selector. */
  input: string
  /** The contract that was called. */
  address: string | null
  /** Whether the arguments follow the name. */
  withArguments?: boolean
  /** The contract whose token its amount may be of; null in a delegatecall, which acts as its caller. */
  tokenContract?: string | null
  /** Shown where no ABI is known. */
  fallback: ReactNode
}

/** Characters of returned values in a row. */
const MAX_LINE_LENGTH = 160

/** The function that a call is to, in one line. */
export function DecodedMethod(props: DecodedMethodProps) {
  const { input, address, withArguments = false, tokenContract = null, fallback } = props
  const { decodings } = useDecodings({ kind: 'call', data: input }, address, useAdmitted(address))
  const [decoding] = decodings
  return (
    <DecodedName decoding={decoding} fallback={fallback}>
      {withArguments && decoding && (
        <span className="text-muted">
          (<ValuesLine decoded={decoding.decoded} contract={tokenContract} of="call" />)
        </span>
      )}
    </DecodedName>
  )
}

interface DecodedReturnProps {
  /** What the call returned, or reverted with. */
  encoded: Extract<Encoded, { kind: 'output' | 'revert' }>
  /** The contract that was called. */
  address: string | null
  /** Shown where no ABI is known. */
  fallback: ReactNode
}

/** What a call returned, or the error that it reverted with, in one line. */
export function DecodedReturn({ encoded, address, fallback }: DecodedReturnProps) {
  const [decoding] = useDecodings(encoded, address, useAdmitted(address)).decodings
  if (decoding === undefined) return fallback
  const { parameters, method_call } = decoding.decoded
  const line = decodedLine(parameters ?? [])
  const name = nameInSignature(method_call)
  return (
    <span title={sourceText(decoding.source)}>
      <UntrustedText text={encoded.kind === 'output' ? line : `${name}(${line})`} max={MAX_LINE_LENGTH} />
    </span>
  )
}

interface DecodedLogProps {
  log: Log
  /** Shown where no ABI is known. */
  fallback: ReactNode
}

/** The name of an event that the API did not decode. */
export function DecodedEventName({ log, fallback }: DecodedLogProps) {
  return <DecodedName decoding={useLogDecoding(log)} fallback={fallback} />
}

/** The values of an event that the API did not decode, in one line. */
export function DecodedEventValues({ log, fallback }: DecodedLogProps) {
  const decoded = useLogDecoding(log)?.decoded
  if (!decoded?.parameters?.length) return fallback
  return <ValuesLine decoded={decoded} contract={unflagged(log.address)} of="event" />
}

/** The first decoding of a log; the details of its row have all of them. */
function useLogDecoding({ address, topics, data }: Log): Decoding | undefined {
  const hash = address?.hash ?? null
  const encoded = { kind: 'log', topics: topics ?? [], data: data ?? '0x' } as const
  return useDecodings(encoded, hash, useAdmitted(hash)).decodings[0]
}

interface DecodedNameProps {
  decoding: Decoding | undefined
  fallback: ReactNode
  children?: ReactNode
}

function DecodedName({ decoding, fallback, children }: DecodedNameProps) {
  const name = nameInSignature(decoding?.decoded.method_call ?? null)
  if (decoding === undefined || name === null) return fallback
  return (
    <span title={sourceText(decoding.source)}>
      <UntrustedText text={name} max={40} />
      {children}
    </span>
  )
}
