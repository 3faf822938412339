import { type Abi, type AbiEvent, type AbiFunction, toEventSelector, toFunctionSelector } from 'viem'

type AbiError = Extract<Abi[number], { type: 'error' }>

interface AbiIndex {
  readonly functions: ReadonlyMap<string, readonly AbiFunction[]>
  readonly events: ReadonlyMap<string, readonly AbiEvent[]>
  readonly errors: ReadonlyMap<string, readonly AbiError[]>
}

const indexes = new WeakMap<Abi, AbiIndex>()

/** Whether a function only reads the state. */
export function isReadOnly({ stateMutability }: AbiFunction): boolean {
  return stateMutability === 'view' || stateMutability === 'pure'
}

/** The functions and errors of an ABI by selector, and its events by topic; computed once, as it takes a hash for each. */
export function abiIndex(abi: Abi): AbiIndex {
  const found = indexes.get(abi) ?? indexOf(abi)
  indexes.set(abi, found)
  return found
}

function indexOf(abi: Abi): AbiIndex {
  const functions = new Map<string, AbiFunction[]>()
  const events = new Map<string, AbiEvent[]>()
  const errors = new Map<string, AbiError[]>()
  for (const item of abi) {
    try {
      if (item.type === 'function') add(functions, toFunctionSelector(item), item)
      // An error has the selector of a function with its name and parameters.
      else if (item.type === 'error') add(errors, errorSelector(item), item)
      // Anonymous events have no topic of their own.
      else if (item.type === 'event' && item.anonymous !== true) add(events, toEventSelector(item), item)
    } catch {
      // An item that is invalid has no selector, so nothing is decoded with it.
    }
  }
  return { functions, events, errors }
}

function errorSelector({ name, inputs }: AbiError): string {
  return toFunctionSelector({ type: 'function', name, inputs, outputs: [], stateMutability: 'view' })
}

function add<Item>(index: Map<string, Item[]>, selector: string, item: Item): void {
  index.set(selector, [...(index.get(selector) ?? []), item])
}
