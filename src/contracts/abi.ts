import type { Abi, AbiParameter } from 'viem'
import { isObject } from '#/domain/isObject'

/** An entry of an ABI that is not valid, and why. */
export interface UnreadableAbiEntry {
  readonly entry: unknown
  readonly reason: string
}

/** The valid entries of an ABI, and the others. */
export interface ReadAbi {
  readonly abi: Abi
  readonly unreadable: readonly UnreadableAbiEntry[]
}

type AbiEntry = Abi[number]

/** Nesting of tuples beyond which an entry is refused. */
const MAX_DEPTH = 64

/** Elements of all fixed arrays of one type, multiplied; bounds the work that a type can demand. */
const MAX_ELEMENTS = 1 << 20

/**
 * Reads an ABI of any JSON, or of text that holds JSON. Each entry is valid or refused on its own, as ABIs are written by others.
 * Never throws.
 */
export function readAbi(json: unknown): ReadAbi {
  const entries = typeof json === 'string' ? parsed(json) : json
  if (entries === null || entries === undefined) return { abi: [], unreadable: [] }
  if (!Array.isArray(entries)) return { abi: [], unreadable: [{ entry: json, reason: 'not an array' }] }
  const abi: AbiEntry[] = []
  const unreadable: UnreadableAbiEntry[] = []
  for (const entry of entries as readonly unknown[]) {
    try {
      abi.push(readEntry(entry))
    } catch (error) {
      if (!(error instanceof InvalidEntry)) throw error
      unreadable.push({ entry, reason: error.message })
    }
  }
  return { abi, unreadable }
}

/** Why an entry is refused. */
class InvalidEntry extends Error {}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text.trim() === '' ? null : text
  }
}

function readEntry(entry: unknown): AbiEntry {
  if (!isObject(entry)) throw new InvalidEntry('not an object')
  switch (own(entry, 'type') ?? 'function') {
    case 'function':
      return {
        type: 'function',
        name: nameIn(entry),
        inputs: parametersIn(entry, 'inputs'),
        outputs: parametersIn(entry, 'outputs'),
        stateMutability: mutabilityOf(entry),
      }
    case 'event': {
      const inputs = eventInputs(entry)
      const anonymous = own(entry, 'anonymous') === true
      if (inputs.filter(({ indexed }) => indexed).length > (anonymous ? 4 : 3))
        throw new InvalidEntry('more indexed parameters than topics')
      return { type: 'event', name: nameIn(entry), inputs, ...(anonymous && { anonymous }) }
    }
    case 'error':
      return { type: 'error', name: nameIn(entry), inputs: parametersIn(entry, 'inputs') }
    case 'constructor':
      return {
        type: 'constructor',
        inputs: parametersIn(entry, 'inputs'),
        stateMutability: isPayable(entry) ? 'payable' : 'nonpayable',
      }
    case 'fallback':
      return { type: 'fallback', stateMutability: isPayable(entry) ? 'payable' : 'nonpayable' }
    case 'receive':
      return { type: 'receive', stateMutability: 'payable' }
    default:
      throw new InvalidEntry('unknown type of entry')
  }
}

/** A property of the object itself: what an entry lacks must not be found in its prototype. */
function own(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

function nameIn(entry: Readonly<Record<string, unknown>>): string {
  const name = own(entry, 'name')
  if (typeof name !== 'string' || !IDENTIFIER.test(name)) throw new InvalidEntry('the name is not an identifier')
  return name
}

/** The mutability; of ABIs from before Solidity 0.4.16 that of `constant` and `payable`. */
function mutabilityOf(entry: Readonly<Record<string, unknown>>): 'pure' | 'view' | 'nonpayable' | 'payable' {
  const mutability = own(entry, 'stateMutability')
  switch (mutability) {
    case 'pure':
    case 'view':
    case 'nonpayable':
    case 'payable':
      return mutability
    case undefined:
    case null:
      return own(entry, 'constant') === true ? 'view' : isPayable(entry) ? 'payable' : 'nonpayable'
    default:
      throw new InvalidEntry('unknown state mutability')
  }
}

function isPayable(entry: Readonly<Record<string, unknown>>): boolean {
  return own(entry, 'stateMutability') === 'payable' || own(entry, 'payable') === true
}

function listIn(entry: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const list = own(entry, name) ?? []
  if (!Array.isArray(list)) throw new InvalidEntry(`${name} are not an array`)
  return list
}

function parametersIn(entry: Readonly<Record<string, unknown>>, name: 'inputs' | 'outputs'): AbiParameter[] {
  return listIn(entry, name).map((parameter) => readParameter(parameter, 0))
}

function eventInputs(entry: Readonly<Record<string, unknown>>): (AbiParameter & { indexed?: boolean })[] {
  return listIn(entry, 'inputs').map((parameter) => {
    const read = readParameter(parameter, 0)
    return isObject(parameter) && own(parameter, 'indexed') === true ? Object.assign(read, { indexed: true }) : read
  })
}

function readParameter(parameter: unknown, depth: number): AbiParameter {
  if (!isObject(parameter)) throw new InvalidEntry('a parameter is not an object')
  if (depth > MAX_DEPTH) throw new InvalidEntry(`tuples nested more than ${MAX_DEPTH} deep`)
  const [type, name, internalType] = ['type', 'name', 'internalType'].map((key) => own(parameter, key))
  if (typeof type !== 'string' || !isType(type)) throw new InvalidEntry('a parameter of unknown type')
  const read = {
    type,
    ...parameterName(name),
    ...(typeof internalType === 'string' && { internalType }),
  }
  if (!type.startsWith('tuple')) return read
  const components = own(parameter, 'components')
  // A tuple without components takes no bytes: data of a few bytes would hold any number of them.
  if (!Array.isArray(components) || components.length === 0) throw new InvalidEntry('a tuple without components')
  return { ...read, components: components.map((component) => readParameter(component, depth + 1)) }
}

/** The name as a property, if there is one. Other text than an identifier would change how the signature reads. */
function parameterName(name: unknown): { name?: string } {
  if (name === undefined || name === null || name === '') return {}
  if (typeof name !== 'string' || !IDENTIFIER.test(name))
    throw new InvalidEntry('the name of a parameter is not an identifier')
  return { name }
}

const TYPE = /^(u?int|bytes|address|bool|string|function|tuple)(\d*)((?:\[\d*\])*)$/

/** Whether a type is one of the ABI specification: a basic type with its size, or a tuple, and the dimensions of an array. */
function isType(type: string): boolean {
  const [, basis = '', size = '', dimensions = ''] = TYPE.exec(type) ?? []
  if (!isSize(basis, size)) return false
  let elements = 1
  for (const [, length = ''] of dimensions.matchAll(/\[(\d*)\]/g)) {
    if (length === '') continue
    elements *= Number(length)
    if (elements < 1 || elements > MAX_ELEMENTS) return false
  }
  return true
}

function isSize(basis: string, size: string): boolean {
  const bits = Number(size)
  switch (basis) {
    case 'int':
    case 'uint':
      return size === '' || (!size.startsWith('0') && bits >= 8 && bits <= 256 && bits % 8 === 0)
    case 'bytes':
      return size === '' || (!size.startsWith('0') && bits >= 1 && bits <= 32)
    default:
      return basis !== '' && size === ''
  }
}

/** An ABI to decode with, and where it is from. */
export interface CandidateAbi {
  readonly abi: Abi
  readonly source: AbiSource
}

/** Where a decoding is from: the explorer's API, an ABI, the signature database, or a standard that fits the bytes. */
export type AbiSource =
  | { readonly kind: 'api' }
  | { readonly kind: 'verified'; readonly address: string; readonly name: string | null; readonly proxy: string | null }
  | { readonly kind: 'added'; readonly name: string }
  | { readonly kind: 'standard'; readonly name: string }
  | { readonly kind: 'signatures' }
