/** The least deposit that the deposit contract takes: one unit of the native currency, in wei. */
const MIN_DEPOSIT_WEI = 10n ** 18n

/** Factor between wei and Gwei. */
const WEI_PER_GWEI = 10n ** 9n

/** The amount of a beacon deposit in wei; APIs send wei, or Gwei as the deposit contract logs it. */
export function depositAmount(amount: bigint | null): bigint | null {
  return amount === null || amount >= MIN_DEPOSIT_WEI ? amount : amount * WEI_PER_GWEI
}
