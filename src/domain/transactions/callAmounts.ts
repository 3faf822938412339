import { isAddressHash } from '#/domain/hashes/hash'
import { nameInSignature, selectorOf } from '#/domain/transactions/decoded'
import { type DecodedNode, decodedTree, tokenAmountPlace } from '#/domain/transactions/decodedTree'
import type { TransactionRecord } from '#/domain/transactions/transactionRecords'

/** An argument of a call that is an amount of a token, in base units; `token` is null where the call does not name it. */
export interface CallAmount {
  readonly name: string | null
  /** Place of the argument; null inside of a struct. */
  readonly place: number | null
  /** What a swap takes or returns; null for the amount of any other call. */
  readonly role: 'in' | 'out' | null
  /** Whether it is the most that a swap takes, or the least that it returns. */
  readonly isBound: boolean
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
  /** Which of the two is a bound. */
  readonly bound: 'in' | 'out'
}

const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  // exactInputSingle and exactOutputSingle, with a deadline and without one.
  ['0x414bf389', { struct: 0, tokenIn: 0, tokenOut: 1, amountIn: 5, amountOut: 6, bound: 'out' }],
  ['0x04e45aaf', { struct: 0, tokenIn: 0, tokenOut: 1, amountIn: 4, amountOut: 5, bound: 'out' }],
  ['0xdb3e2198', { struct: 0, tokenIn: 0, tokenOut: 1, amountIn: 6, amountOut: 5, bound: 'in' }],
  ['0x5023b4df', { struct: 0, tokenIn: 0, tokenOut: 1, amountIn: 5, amountOut: 4, bound: 'in' }],
  // swap of the 1inch aggregation routers 5 and 6.
  ['0x12aa3caf', { struct: 1, tokenIn: 0, tokenOut: 1, amountIn: 4, amountOut: 5, bound: 'out' }],
  ['0x07ed2379', { struct: 1, tokenIn: 0, tokenOut: 1, amountIn: 4, amountOut: 5, bound: 'out' }],
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
const PATH = /^_?(?:path|routes?|hops)$/i
const PAIR = /^_?(?:pair|pool)(?:_?address)?$/i
/** Names of amounts that are bounds. */
const BOUND = /min|max|^_?return/i

const POOLED_AMOUNT = /^_?(?:(?:borrow|repay|supply|deposit|withdraw|redeem|mint|stake)_?)?(?:amount|assets)$/i

/** By the name of a call, the selectors by which lending pools and vaults with one such token report it. */
const POOL_GETTERS: readonly (readonly [call: RegExp, getters: readonly string[]])[] = [
  // debtAsset(), underlying() of Compound 2, baseToken() of Compound 3, loanToken().
  [/^(?:borrow|repay)/i, ['0xa919802d', '0x6f307dc3', '0xc55dae63', '0x06d37817']],
  // asset() of vaults (ERC-4626), underlying(), baseToken(), stakingToken().
  [
    /^(?:supply|deposit|withdraw|redeemUnderlying|mint|stake)$/i,
    ['0x38d52e0f', '0x6f307dc3', '0xc55dae63', '0x72f702f3'],
  ],
]

/**
 * The amounts of tokens in a decoded call: those of a transfer or an approval, of a swap by its tokens or its path, and
 * of a call with one token. `unnamed` is the token of the amount that `unnamedTokenOf` is about, where the contract reports it.
 */
export function callAmounts({ to, decoded_input }: Call, unnamed: string | null = null): readonly CallAmount[] {
  const nodes = decodedTree(decoded_input?.parameters ?? [])
  const selector = selectorIn({ to, decoded_input })
  const place = tokenAmountPlace(selector)
  if (place !== null) return amountsOf([nodes[place]], to?.hash ?? null)
  const layout = LAYOUTS.get(selector)
  const fields = layout && nodes[layout.struct]?.children
  if (layout && fields) {
    const field = (amount: number, token: number, role: 'in' | 'out') =>
      amountsOf([fields[amount]], textOf(fields[token]), { role, isNested: true, isBound: role === layout.bound })
    return [...field(layout.amountIn, layout.tokenIn, 'in'), ...field(layout.amountOut, layout.tokenOut, 'out')]
  }
  const pooled = poolOf({ to, decoded_input }) === null ? null : unnamed
  if (pooled !== null) return amountsOf(named(nodes, POOLED_AMOUNT), pooled)
  return [...amountsIn(nodes, unnamed), ...nodes.flatMap(({ children }) => amountsIn(children ?? [], unnamed, true))]
}

function amountsIn(nodes: readonly DecodedNode[], unnamed: string | null, isNested = false): readonly CallAmount[] {
  const { tokenIn, tokenOut } = swapTokensIn(nodes)
  const token = addressIn(named(nodes, TOKEN))
  const swapped = [
    // That hops name a token is certain only where the pair of the last one has it.
    ...amountsOf(named(nodes, AMOUNT_IN), tokenIn ?? (unnamed && hopOf(pathIn(nodes)?.[0])?.token) ?? null, {
      role: 'in',
      isNested,
    }),
    ...amountsOf(named(nodes, AMOUNT_OUT), tokenOut ?? unnamed, { role: 'out', isNested }),
  ]
  return swapped.length > 0 ? swapped : token === null ? [] : amountsOf(named(nodes, AMOUNT), token, { isNested })
}

/** The tokens that arguments of a swap name: by themselves, or at the ends of its path, whose hops are tokens or have them. */
function swapTokensIn(nodes: readonly DecodedNode[]) {
  const path = pathIn(nodes) ?? []
  const [first, last] = [path[0], path.at(-1)]
  return {
    tokenIn: addressIn(named(nodes, TOKEN_IN)) ?? textOf(first) ?? addressIn(named(first?.children ?? [], TOKEN_IN)),
    tokenOut: addressIn(named(nodes, TOKEN_OUT)) ?? textOf(last) ?? addressIn(named(last?.children ?? [], TOKEN_OUT)),
  }
}

function pathIn(nodes: readonly DecodedNode[]): readonly DecodedNode[] | undefined {
  return named(nodes, PATH)[0]?.children ?? undefined
}

/** The pair of a hop and the token that it takes, by their names, or as its two addresses; null for any other hop. */
function hopOf(node: DecodedNode | undefined): { readonly pair: string; readonly token: string } | null {
  const parts = node?.children ?? []
  const isNamed = parts.some(({ name }) => name !== null)
  const [pair, token] = isNamed
    ? [addressIn(named(parts, PAIR)), addressIn(named(parts, TOKEN_IN))]
    : parts.length === 2
      ? [textOf(parts[0]), textOf(parts[1])]
      : []
  return pair && token ? { pair, token } : null
}

function named(nodes: readonly DecodedNode[], name: RegExp): readonly DecodedNode[] {
  return nodes.filter((node) => name.test(node.name ?? ''))
}

/** The address of the only node; null if there are several. */
function addressIn(nodes: readonly DecodedNode[]): string | null {
  return nodes.length === 1 ? textOf(nodes[0]) : null
}

function textOf(node: DecodedNode | undefined): string | null {
  return isAddressHash(node?.text) ? node.text : null
}

interface AmountPlace {
  readonly role?: CallAmount['role']
  readonly isNested?: boolean
  /** By its name unless it is known. */
  readonly isBound?: boolean
}

function amountsOf(
  nodes: readonly (DecodedNode | undefined)[],
  token: string | null,
  { role = null, isNested = false, isBound }: AmountPlace = {},
): readonly CallAmount[] {
  return nodes.flatMap((node) => {
    if (node?.text == null || !/^\d{1,78}$/.test(node.text)) return []
    const { name, text } = node
    const place = isNested ? null : node.place
    const bound = isBound ?? (role !== null && BOUND.test(name ?? ''))
    return [{ name, place, role, isBound: bound, value: BigInt(text), token }]
  })
}

/** Which contract knows the token of an amount that a call does not name. */
export type UnnamedToken =
  /** Of a swap, the other token of a pair. */
  | { readonly kind: 'pair'; readonly contract: string; readonly token: string }
  /** Of a loan or a deposit, the token of the pool: what the first of these calls that it has returns. */
  | { readonly kind: 'pool'; readonly contract: string; readonly getters: readonly string[] }

/** Where the token of an amount is found that a call does not name: the called contract knows it, or the last one of its path. Null if none is missing. */
export function unnamedTokenOf(call: Call): UnnamedToken | null {
  const nodes = decodedTree(call.decoded_input?.parameters ?? [])
  const { tokenIn, tokenOut } = swapTokensIn(nodes)
  if (named(nodes, AMOUNT_OUT).length === 0 || tokenOut !== null || LAYOUTS.has(selectorIn(call))) return poolOf(call)
  const path = pathIn(nodes)
  const hop = hopOf(path?.at(-1))
  const contract = path === undefined ? (call.to?.hash ?? null) : (hop?.pair ?? null)
  const token = path === undefined ? tokenIn : (hop?.token ?? null)
  return contract === null || token === null ? null : { kind: 'pair', contract, token }
}

/** The pool whose only token a call is about: a loan, its repayment, a deposit or a withdrawal of an amount without a token. */
function poolOf({ to, decoded_input }: Call): UnnamedToken | null {
  const method = nameInSignature(decoded_input?.method_call ?? null) ?? ''
  const getters = POOL_GETTERS.find(([name]) => name.test(method))?.[1]
  const nodes = decodedTree(decoded_input?.parameters ?? [])
  const isUnnamed = named(nodes, TOKEN).length === 0 && named(nodes, POOLED_AMOUNT).length === 1
  return getters && isUnnamed && to?.hash ? { kind: 'pool', contract: to.hash, getters } : null
}

function selectorIn({ decoded_input }: Call): string {
  return selectorOf(decoded_input?.method_id ?? '').toLowerCase()
}
