import { type ToggleEvent, useContext, useState } from 'react'
import type { DecodedInput } from '#/api/schemas/decodedInput'
import type { Token } from '#/api/schemas/token'
import { useChain } from '#/data/sources/useChain'
import { selectorOf } from '#/domain/transactions/decoded'
import { type DecodedNode, decodedTree, momentOf, mostOf } from '#/domain/transactions/decodedTree'
import { rawSumHint } from '#/domain/amounts/tokenAmount'
import { type TokenAmountIn, tokenAmountsIn } from '#/domain/amounts/tokenAmountIn'
import { amountAt } from '#/domain/amounts/valueParts'
import { isAddressHash } from '#/domain/hashes/hash'
import { hexSize, hexToText } from '#/domain/hashes/hex'
import { grouped } from '#/domain/amounts/numberFormat'
import { exactTime } from '#/domain/text/time'
import { FullAddressLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { KnownAddresses, useKnownAddresses, useTransferredAmounts } from '#/entity/knownAddresses'
import { Button } from '#/ui/Button'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** Nested values have none. */
const NO_AMOUNTS: readonly TokenAmountIn[] = []

interface DecodedCallProps {
  decoded: DecodedInput
  /** The token that was called or that emitted the log; its amounts, and those that the transaction transfers, are shown in units, too. */
  token?: Token | null
  /** Other amounts in it whose tokens are known. */
  amounts?: readonly TokenAmountIn[]
}

/** Calldata, a log or an error decoded by a contract's ABI: the signature, and each parameter with its type and value as a tree. */
export function DecodedCall({ decoded, token = null, amounts: others = NO_AMOUNTS }: DecodedCallProps) {
  const { method_call, method_id, parameters } = decoded
  const transfers = useTransferredAmounts(token)
  const amounts = [...tokenAmountsIn(decoded, token?.address_hash ?? null, transfers), ...others]
  const known = useKnownAddresses()
  return (
    <KnownAddresses value={known}>
      <p className="font-mono text-sm break-words">
        {method_call && <UntrustedText text={method_call} max={1000} />}{' '}
        {method_id && (
          <span className={method_call ? 'text-muted' : undefined}>
            <UntrustedText text={selectorOf(method_id)} max={12} />
          </span>
        )}
        {!method_call && !method_id && <MissingValue />}
      </p>
      {parameters && parameters.length > 0 && <Nodes nodes={decodedTree(parameters)} depth={0} amounts={amounts} />}
    </KnownAddresses>
  )
}

/** Siblings shown before "Show more". */
const INITIAL_NODES = 50

interface NodesProps {
  nodes: readonly DecodedNode[]
  depth: number
  /** The nodes that are amounts of a token. */
  amounts: readonly TokenAmountIn[]
}

function Nodes({ nodes, depth, amounts }: NodesProps) {
  const [shown, setShown] = useState(INITIAL_NODES)
  return (
    <>
      <dl className="clear-left mt-1 border-l border-line pl-3 text-sm">
        {nodes.slice(0, shown).map((node) => (
          <div
            key={node.place}
            // Nested values are below their name, for the full width; their count is next to it.
            className={
              node.children
                ? 'py-1 [&>dt]:float-left [&>dt]:mr-2'
                : `grid gap-x-3 py-1 ${depth > 0 ? 'md:grid-cols-[9rem_1fr]' : 'md:grid-cols-[13rem_1fr]'}`
            }
          >
            <dt className="min-w-0 break-words text-muted">
              <UntrustedText text={node.name ?? `#${node.place}`} max={40} />{' '}
              {node.type && (
                <span className="text-xs">
                  <UntrustedText text={node.type} max={40} />
                </span>
              )}
            </dt>
            <dd className="min-w-0">
              {node.children ? (
                <Branch node={node} nodes={node.children} depth={depth + 1} />
              ) : (
                <DecodedText node={node} amount={amountAt(node.place, amounts)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {shown < nodes.length && (
        <Button onClick={() => setShown(shown * 10)}>
          Show {grouped(Math.min(shown * 10, nodes.length))} of {grouped(nodes.length)}
        </Button>
      )}
    </>
  )
}

/** Outer arrays and tuples with at most this many values are initially open. */
const MAX_OPEN_VALUES = 4

/** A tuple or an array, whose values render once it is opened. */
function Branch({ node, nodes, depth }: { node: DecodedNode; nodes: readonly DecodedNode[]; depth: number }) {
  const [open, setOpen] = useState(depth <= 2 && nodes.length <= MAX_OPEN_VALUES)
  if (nodes.length === 0) return <span className="text-muted">none</span>
  const count = grouped(nodes.length)
  const what = node.type?.trim().endsWith(']') === false ? `tuple of ${count}` : `list of ${count}`
  return (
    <details open={open} onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 text-muted">{what}</summary>
      {open && <Nodes nodes={nodes} depth={depth} amounts={NO_AMOUNTS} />}
    </details>
  )
}

/** Characters shown before "Show all". */
const INITIAL_LENGTH = 400
/** Characters shown at most; the full value is in the input data. */
const MAX_LENGTH = 20_000

/** A decoded value by its type: a link to an address, a number with its meaning, bytes, or untrusted text. */
function DecodedText({ node: { name, type, text }, amount }: { node: DecodedNode; amount: TokenAmountIn | null }) {
  const { chain } = useChain()
  const known = useContext(KnownAddresses)
  if (text === null) return <MissingValue />
  if (text === '') return <span className="text-muted">empty</span>
  if (isAddressHash(text) && (type === null || type.startsWith('address'))) {
    return <FullAddressLink chain={chain.id} hash={text} {...known.get(text.toLowerCase())} />
  }
  const note = noteOn(name, type, text)
  return (
    <span className="font-mono break-all">
      <LongText text={text} />
      {amount && (
        <span className="ml-2 font-sans text-muted">
          {amount.isUnlimited ? (
            'unlimited'
          ) : (
            <Amount
              value={amount.value}
              decimals={amount.decimals}
              symbol={amount.symbol}
              note={rawSumHint(BigInt(text), amount.value, amount.decimals)}
            />
          )}
        </span>
      )}
      {note && <span className="ml-2 font-sans break-words text-muted">{note}</span>}
    </span>
  )
}

/** The meaning of a value, shown next to it. */
function noteOn(name: string | null, type: string | null, text: string) {
  const most = mostOf(type)
  if (most !== null && text === String(most)) return `max ${type}`
  const moment = momentOf(name, text)
  if (moment) return exactTime(moment)
  if (!type?.startsWith('bytes')) return null
  const words = text.length <= MAX_LENGTH ? hexToText(text) : null
  if (words !== null && words.trim().length > 3) {
    return (
      <>
        as text: <UntrustedText text={words} max={INITIAL_LENGTH} />
      </>
    )
  }
  const size = hexSize(text)
  return size !== null && size > 32 ? `${grouped(size)} bytes` : null
}

function LongText({ text }: { text: string }) {
  const [all, setAll] = useState(false)
  if (text.length <= INITIAL_LENGTH) return <UntrustedText text={text} max={INITIAL_LENGTH} />
  return (
    <>
      <UntrustedText text={text} max={all ? MAX_LENGTH : INITIAL_LENGTH} />{' '}
      {!all && (
        <Button className="font-sans text-sm" onClick={() => setAll(true)}>
          Show {text.length > MAX_LENGTH ? `${grouped(MAX_LENGTH)} of ` : 'all '}
          {grouped(text.length)} characters
        </Button>
      )}
    </>
  )
}
