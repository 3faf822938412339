import { formatUnits } from './amount'
import type { Open } from '#/domain/open'
import { isConfidential, isCounted, isNftTransfer, type TransferRecord } from '#/domain/transactions/transactionRecords'

/** The fields of a token that decide what its amounts are; null is unknown. */
export interface ScaledToken {
  readonly type?: Open<string> | null | undefined
  /** ERC-8056: what people see is the raw amount times this, in 10⁻¹⁸; null for other tokens. */
  readonly ui_multiplier?: bigint | null | undefined
}

/** Decimals of a multiplier (ERC-8056). */
export const MULTIPLIER_DECIMALS = 18
const ONE = 10n ** BigInt(MULTIPLIER_DECIMALS)

/** The factor between raw and shown amounts in 10⁻¹⁸ (ERC-8056): a transfer's `own` before its token's; null if they are equal. */
function multiplierOf(token: ScaledToken | null, own: bigint | null): bigint | null {
  const multiplier = own ?? token?.ui_multiplier ?? null
  if (multiplier === null || multiplier <= 0n || multiplier === ONE) return null
  return isCounted(token?.type ?? null) ? null : multiplier
}

/** A raw amount as people see it, in base units: raw × multiplier / 10¹⁸, cut to whole base units as the contract does (ERC-8056). */
export function shownAmount(raw: bigint, token: ScaledToken | null, own: bigint | null = null): bigint {
  const multiplier = multiplierOf(token, own)
  return multiplier === null ? raw : (raw * multiplier) / ONE
}

/** The hint of an amount that is not the raw one; null for any other. */
export function rawHint(raw: bigint, decimals: number, token: ScaledToken | null, own: bigint | null): string | null {
  const multiplier = multiplierOf(token, own)
  return multiplier === null
    ? null
    : `Raw amount: ${formatUnits(raw, decimals)}, multiplier: ${formatUnits(multiplier, MULTIPLIER_DECIMALS)}`
}

/** The hint of an amount that was computed from raw ones, such as a sum; null where they are equal or the raw one is unknown. */
export function rawSumHint(raw: bigint | null | undefined, shown: bigint | null, decimals: number): string | null {
  return raw == null || raw === shown ? null : `Raw amount: ${formatUnits(raw, decimals)}`
}

/** Stands for an amount that is encrypted on chain. */
export const CONFIDENTIAL = 'Confidential'

/** Whether an amount is encrypted on chain (ERC-7984), of which servers report null or 0; one that was disclosed is not. */
export function hidesAmount(value: bigint | null, token: ScaledToken | null): boolean {
  return !value && isConfidential(token?.type ?? null)
}

/** The multiplier that a transfer was made with; null if the server reports only the token's. */
export function ownMultiplier({ total, ui_multiplier }: Pick<TransferRecord, 'total' | 'ui_multiplier'>) {
  return total?.ui_multiplier ?? ui_multiplier ?? null
}

/** The amount of a transfer as people see it: base units, or the number of NFTs; null if unknown. */
export function quantityOf(transfer: TransferRecord): bigint | null {
  const { total, token } = transfer
  const value = total?.value ?? null
  if (hidesAmount(value, token)) return null
  if (!isNftTransfer(transfer)) return value === null ? null : shownAmount(value, token, ownMultiplier(transfer))
  // An ERC-1155 transfer has an amount; an ERC-721 transfer is of one NFT.
  return value === null && token?.type !== 'ERC-1155' ? 1n : value
}

/** The amount of a transfer before its multiplier (ERC-8056), in base units; of any other the same as its quantity. */
export function rawQuantityOf(transfer: TransferRecord): bigint | null {
  const quantity = quantityOf(transfer)
  return quantity === null || isNftTransfer(transfer) ? quantity : (transfer.total?.value ?? null)
}

/** The decimals of a transfer's amount: 0 for NFTs, those of the transfer, else of its token; null if unknown. */
export function decimalsOf(transfer: TransferRecord): number | null {
  const { total, token } = transfer
  return isNftTransfer(transfer) ? 0 : tokenDecimals(token, total)
}

/** The decimals of a token's amounts: those of the record that has the amount, else the token's; NFTs are counted, whatever servers send. */
export function tokenDecimals(
  token: { readonly type: Open<string> | null; readonly decimals: number | null } | null,
  record: { readonly decimals?: number | null; readonly token_id?: bigint | null } | null = null,
): number | null {
  if (isCounted(token?.type ?? null) || (record?.token_id ?? null) !== null) return 0
  return record?.decimals ?? token?.decimals ?? null
}
