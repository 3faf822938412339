import { isAddressHash } from '#/domain/hashes/hash'
import { selectorOf } from '#/domain/transactions/decoded'
import { type DecodedNode, decodedTree, tokenAmountPlace } from '#/domain/transactions/decodedTree'
import type { TransactionRecord } from '#/domain/transactions/transactionRecords'

/** An argument of a call that is an amount of a token, in base units; `token` is null where the call does not name it. */
export interface CallAmount {
  readonly name: string | null
  readonly value: bigint
  readonly token: string | null
}

type Call = Pick<TransactionRecord, 'to' | 'decoded_input'>

/** Places of tokens and amounts in the structs of known functions, whose fields servers do not name. */
interface Layout {
  /** The parameter that is the struct. */
  readonly struct: number
  readonly tokenIn: number
  readonly tokenOut: number
  readonly amountIn: number
  readonly amountOut: number
}

const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  // exactInputSingle and exactOutputSingle, with a deadline and without one.
  ['0x414bf389', { struct: 0, tokenIn: 0, tokenOut: 1, amountIn: 5, amountOut: 6 }],
  ['0x04e45aaf', { struct: 0, tokenIn: 0, tokenOut: 1, amountIn: 4, amountOut: 5 }],
  ['0xdb3e2198', { struct: 0, tokenIn: 0, tokenOut: 1, amountIn: 6, amountOut: 5 }],
  ['0x5023b4df', { struct: 0, tokenIn: 0, tokenOut: 1, amountIn: 5, amountOut: 4 }],
  // swap of the 1inch aggregation routers 5 and 6.
  ['0x12aa3caf', { struct: 1, tokenIn: 0, tokenOut: 1, amountIn: 4, amountOut: 5 }],
  ['0x07ed2379', { struct: 1, tokenIn: 0, tokenOut: 1, amountIn: 4, amountOut: 5 }],
])

const TOKEN_IN = /^_?(?:token_?in|(?:input|from|src|source|sell)_?token|token_?from)$/i
const TOKEN_OUT = /^_?(?:token_?out|(?:output|to|dst|dest|destination|buy)_?token|token_?to)$/i
const AMOUNT_IN =
  /^_?(?:(?:max(?:imum)?_?)?(?:amount_?in|(?:input|from|src|sell)(?:_?token)?_?amount)(?:_?max(?:imum)?)?)$/i
const AMOUNT_OUT =
  /^_?(?:(?:min(?:imum)?_?)?(?:amount_?out|(?:output|to|dst|dest|buy)(?:_?token)?_?amount|return(?:_?amount)?)(?:_?min(?:imum)?)?)$/i
/** The only token of a call. */
const TOKEN = /^_?(?:token|asset|erc_?20|currency|underlying)(?:_?address)?$/i
const AMOUNT = /^_?(?:amount|value|assets|quantity)$/i

/**
 * The amounts of tokens in a decoded call: those of a transfer or an approval, of a swap by its tokens or its path, and
 * of a call with one token. `tokenOut` is the token that a swap returns where the call itself does not name it.
 */
export function callAmounts({ to, decoded_input }: Call, tokenOut: string | null = null): readonly CallAmount[] {
  const nodes = decodedTree(decoded_input?.parameters ?? [])
  const selector = selectorOf(decoded_input?.method_id ?? '').toLowerCase()
  const place = tokenAmountPlace(selector)
  if (place !== null) return amountsOf([nodes[place]], to?.hash ?? null)
  const layout = LAYOUTS.get(selector)
  const fields = layout && nodes[layout.struct]?.children
  if (layout && fields) {
    return [
      ...amountsOf([fields[layout.amountIn]], textOf(fields[layout.tokenIn])),
      ...amountsOf([fields[layout.amountOut]], textOf(fields[layout.tokenOut])),
    ]
  }
  return [nodes, ...nodes.flatMap(({ children }) => (children === null ? [] : [children]))].flatMap((each) =>
    amountsIn(each, tokenOut),
  )
}

function amountsIn(nodes: readonly DecodedNode[], tokenOut: string | null): readonly CallAmount[] {
  const named = (name: RegExp) => nodes.filter((node) => name.test(node.name ?? ''))
  const path = named(/^_?path$/i)[0]?.children ?? []
  const tokenIn = addressIn(named(TOKEN_IN)) ?? textOf(path[0])
  const token = addressIn(named(TOKEN))
  const swapped = [
    ...amountsOf(named(AMOUNT_IN), tokenIn),
    ...amountsOf(named(AMOUNT_OUT), addressIn(named(TOKEN_OUT)) ?? textOf(path.at(-1)) ?? tokenOut),
  ]
  return swapped.length > 0 ? swapped : token === null ? [] : amountsOf(named(AMOUNT), token)
}

/** The address of the only node; null if there are several. */
function addressIn(nodes: readonly DecodedNode[]): string | null {
  return nodes.length === 1 ? textOf(nodes[0]) : null
}

function textOf(node: DecodedNode | undefined): string | null {
  return isAddressHash(node?.text) ? node.text : null
}

function amountsOf(nodes: readonly (DecodedNode | undefined)[], token: string | null): readonly CallAmount[] {
  return nodes.flatMap((node) =>
    node?.text != null && /^\d{1,78}$/.test(node.text) ? [{ name: node.name, value: BigInt(node.text), token }] : [],
  )
}

/** The token that a swap takes from the caller, where the call names no other one: the called contract knows that. Null for any other call. */
export function onlyTokenIn({ decoded_input }: Call): string | null {
  const nodes = decodedTree(decoded_input?.parameters ?? [])
  const named = (name: RegExp) => nodes.filter((node) => name.test(node.name ?? ''))
  const isSwap = named(AMOUNT_OUT).length > 0 && named(TOKEN_OUT).length === 0 && named(/^_?path$/i).length === 0
  return isSwap ? addressIn(named(TOKEN_IN)) : null
}
