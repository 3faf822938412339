/** More than any balance: half of the range of uint256. Approvals from this amount on are unlimited. */
export const MIN_UNLIMITED = 2n ** 255n
