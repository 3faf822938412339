import type * as z from 'zod/mini'
import { decimal } from './scalars'

/** What an amount is counted in, by which files also have it in whole units. */
export type Unit =
  | 'wei'
  | 'gasPrice'
  | 'l1GasPrice'
  | 'fee'
  | 'paidGasPrice'
  | 'partOfFee'
  | 'supply'
  | 'token'
  | 'transferred'
  | 'change'

const units = new WeakMap<z.core.$ZodType, Unit>()

/** Declares the unit of an amount. */
export function inUnit<Schema extends z.core.$ZodType>(unit: Unit, schema: Schema): Schema {
  units.set(schema, unit)
  return schema
}

/** The unit of a field; null if it is no amount. */
export function amountUnit(schema: z.core.$ZodType): Unit | null {
  return units.get(schema) ?? null
}

const amount = (unit: Unit) => inUnit(unit, decimal.clone())

/** The native currency, in wei. */
export const wei = amount('wei')

/** A gas price in wei, which people read in Gwei or what the chain has for it. */
export const gasPrice = amount('gasPrice')

/** A gas price on L1, in wei of ether. */
export const l1GasPrice = amount('l1GasPrice')

/** The value of the object `fee`: in wei, or base units of the token that the transaction around it paid gas in. */
export const feeValue = amount('fee')

/** A gas price of a transaction, in the currency or token that it paid gas in. */
export const paidGasPrice = amount('paidGasPrice')

/** A part of a transaction's fee, in wei; its unit is unknown where gas was paid in a token. */
export const partOfFee = amount('partOfFee')

/** Base units of the token that the record is. */
export const supply = amount('supply')

/** Base units of the record's `token`, or of the token whose page it is on. */
export const tokenUnits = amount('token')

/** The value of the object `total`: base units of the token of the transfer around it, which has decimals and a multiplier itself. */
export const transferredValue = amount('transferred')

/** Base units of the record's `token`, or wei if it has none. */
export const changedAmount = amount('change')
