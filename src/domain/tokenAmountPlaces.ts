/** Position of the parameter that is an amount of the called token, in the functions and events of ERC-20 and its extensions. */
const PLACES: ReadonlyMap<string, number> = new Map([
  // transfer(address,uint256)
  ['0xa9059cbb', 1],
  // approve(address,uint256)
  ['0x095ea7b3', 1],
  // transferFrom(address,address,uint256)
  ['0x23b872dd', 2],
  // increaseAllowance(address,uint256)
  ['0x39509351', 1],
  // decreaseAllowance(address,uint256)
  ['0xa457c2d7', 1],
  // permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
  ['0xd505accf', 2],
  // Transfer(address,address,uint256)
  ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', 2],
  // Approval(address,address,uint256)
  ['0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925', 2],
])

/** Position of the parameter that is a token amount if the contract is an ERC-20 token, by selector or topic; null for others. */
export function tokenAmountPlace(methodId: string | null): number | null {
  const digits = (methodId ?? '').replace(/^0x/i, '').toLowerCase()
  return PLACES.get(`0x${digits}`) ?? null
}
