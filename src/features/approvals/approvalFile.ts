import { isUnlimited } from '#/contracts/allowance'
import { formatUnits } from '#/domain/amounts/amount'
import { shownAmount } from '#/domain/amounts/tokenAmount'
import { csvLine } from '#/domain/text/csv'
import type { ApprovalRow } from '#/features/approvals/useApprovalRows'

const COLUMNS = [
  'token',
  'token symbol',
  'type',
  'token ID',
  'spender',
  'approved (UTC)',
  'approved in block',
  'transaction',
  'last approved',
  'current allowance',
  'unlimited',
  'balance',
  'at risk',
  'price (USD)',
  'checked at block',
] as const

const TYPES = { amount: 'allowance', permit2: 'Permit2 allowance', all: 'all NFTs', nft: 'one NFT' } as const

/** Approvals as a CSV file; a cell is empty where a value is unknown, and amounts are in units of the token if its decimals are known. */
export function approvalsCsv(rows: readonly ApprovalRow[]): string {
  return [csvLine(COLUMNS), ...rows.map((row) => csvLine(cellsOf(row)))].join('')
}

function cellsOf({ approval: { last, given }, token, state, atRisk }: ApprovalRow): string[] {
  const amount = (value: bigint | null | undefined) =>
    value == null
      ? ''
      : token.type === 'amount'
        ? formatUnits(shownAmount(value, token.record), token.decimals ?? 0)
        : String(value)
  const granted = state?.granted ?? null
  return [
    last.token,
    token.symbol ?? '',
    TYPES[last.kind],
    last.tokenId === null ? '' : String(last.tokenId),
    last.spender,
    given.at?.toISOString().replace('T', ' ').slice(0, 19) ?? '',
    String(given.block),
    given.transaction,
    amount(last.granted),
    amount(granted),
    granted !== null && isUnlimited(granted, token.record?.total_supply) ? 'yes' : '',
    amount(state?.balance),
    token.type === 'amount' ? amount(atRisk) : '',
    token.rate ?? '',
    state?.height == null ? '' : String(state.height),
  ]
}
