import type { AbiParameter } from 'viem'
import { arrayTypeOf, tupleOf, type Value } from '#/contracts/arguments'
import type { AbiMethod } from '#/contracts/method'

/** A call as it is copied: what is called, with which arguments, and at which block. */
export interface CopiedCall {
  readonly to: string
  readonly method: AbiMethod
  readonly values: readonly Value[]
  /** 'latest', or a height. */
  readonly block: string
}

/** The variable that the node's URL is read from: a configured URL may contain the operator's key. */
const NODE_VARIABLE = 'ETH_RPC_URL'

/** The call as a command of Foundry's cast. */
export function castCommand({ to, method, values, block }: CopiedCall): string {
  const { abi, signature } = method
  const outputs = abi.outputs.map(typeOf).join(',')
  const words = [
    `cast call --rpc-url "$${NODE_VARIABLE}"`,
    ...(block === 'latest' ? [] : ['--block', block]),
    to,
    shellQuoted(`${signature}(${outputs})`),
    ...abi.inputs.map((parameter, index) => shellQuoted(castArgument(parameter, values[index] ?? '', false))),
  ]
  return words.join(' ')
}

function typeOf(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  return `(${parameter.components.map(typeOf).join(',')})${parameter.type.slice('tuple'.length)}`
}

/** An argument as cast reads it: `[…]` for an array, `(…)` for a tuple, a text inside of either in quotes. */
function castArgument(parameter: AbiParameter, value: Value, isInside: boolean): string {
  if (!Array.isArray(value)) return isInside && parameter.type === 'string' ? JSON.stringify(value) : String(value)
  const array = arrayTypeOf(parameter)
  const components = tupleOf(parameter)
  const parts = (value as readonly Value[]).map((part, index) =>
    castArgument(components?.[index] ?? array?.element ?? parameter, part, true),
  )
  return array ? `[${parts.join(',')}]` : `(${parts.join(',')})`
}

const shellQuoted = (text: string) => (/^[\w.]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`)

/** The call as TypeScript that uses viem. */
export function viemCode({ to, method: { abi }, values, block }: CopiedCall): string {
  const args = abi.inputs.map((parameter, index) => literal(parameter, values[index] ?? ''))
  return `import { createPublicClient, http } from 'viem'

const client = createPublicClient({ transport: http(process.env.${NODE_VARIABLE}) })

const result = await client.readContract({
  address: '${to}',
  abi: ${JSON.stringify([abi])} as const,
  functionName: ${JSON.stringify(abi.name)},
${args.length === 0 ? '' : `  args: [\n${args.map((arg) => `    ${arg},\n`).join('')}  ],\n`}${
    block === 'latest' ? '' : `  blockNumber: ${block}n,\n`
  }})
`
}

/** Integers of up to 48 bits are numbers in viem, larger ones bigints. */
const MAX_NUMBER_BITS = 48

function literal(parameter: AbiParameter, value: Value): string {
  const array = arrayTypeOf(parameter)
  const components = tupleOf(parameter)
  if (Array.isArray(value)) {
    const parts = (value as readonly Value[]).map((part, index) =>
      literal(components?.[index] ?? array?.element ?? parameter, part),
    )
    // viem reads a tuple by the names of its components if all have one.
    if (components?.every(({ name }) => name))
      return `{ ${parts.map((part, index) => `[${JSON.stringify(components[index]?.name)}]: ${part}`).join(', ')} }`
    return `[${parts.join(', ')}]`
  }
  if (typeof value !== 'bigint') return JSON.stringify(value)
  return Number(/\d+$/.exec(parameter.type)?.[0] ?? 256) <= MAX_NUMBER_BITS ? String(value) : `${value}n`
}
