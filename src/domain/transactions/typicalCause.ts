/**
 * What usually causes an error, and what usually helps; by words that contracts, libraries and nodes use in its name or message. The
 * first that fits counts, so that "transfer amount exceeds allowance" is about the allowance.
 */
const CAUSES: readonly (readonly [error: RegExp, cause: string])[] = [
  [/out of gas|not enough gas|insufficient gas\b/, 'The gas limit was too low. A higher one usually helps.'],
  [
    /slippage|insufficient (?:[ab] )?(?:output|amount|amount out|return)\b|too little received|too much requested|excessive input|return amount is not enough|\bmin(?:imum)? (?:return|received|output|amount out)|price impact/,
    'The price moved beyond the slippage limit. A new quote usually helps.',
  ],
  [
    /allowance|not approved|missing approval|(?:owner|caller) n?or approved/,
    'The owner has not approved the spender, or for too little. Approving it first usually helps.',
  ],
  [
    /\bstf\b|transfer ?from failed|safe ?erc ?20|transfer helper/,
    'A token refused the transfer: its balance or its approval was too low.',
  ],
  [
    /exceeds (?:the )?(?:\w+ )?balance|(?:insufficient|not enough|low|exceeds?) .*\bbalance|balance (?:is )?(?:too )?(?:low|insufficient)|insufficient funds|underfunded/,
    'The account held less than the amount. A smaller amount usually helps.',
  ],
  [
    /pay prefund|paymaster deposit too low/,
    'The smart account or its paymaster held too little for the gas. A deposit usually helps.',
  ],
  [
    /expired|deadline|too old/,
    'The transaction was included after its deadline. Sending it again with a new one usually helps.',
  ],
  [/health ?factor|undercollateral|(?:insufficient|not enough) collateral/, 'The loan needs more collateral.'],
  [
    /(?:insufficient|wrong|incorrect|invalid) (?:payment|value|eth|ether|msg value)\b/,
    'The value sent differs from what the contract requires.',
  ],
  [/(?<!not |expected )\bpaused?\b/, 'The contract is paused. It works again once its operator resumes it.'],
  [
    /only owner|not (?:the |an? )?owner|ownable|unauthori[sz]ed|not authori[sz]ed|access control|missing role|\bonly (?:the )?\w+ (?:can|may)\b|\bonly (?:admin|governance|minter|operator|role)\b|caller is not|permission denied|forbidden/,
    'The function is only for the owner of the contract or for certain accounts.',
  ],
  [
    /arithmetic overflow or underflow/,
    'A number went below zero or above its maximum, often an amount above a balance.',
  ],
  [/invalid opcode|bad instruction/, 'A check in the contract failed, or the chain lacks one of its instructions.'],
]

/**
 * What usually causes an error, by its name or message, and what usually helps; null if that is not known. It is no fact of the
 * transaction: the page says "typical".
 */
export function typicalCause(error: string): string | null {
  // "InsufficientOutput" and "INSUFFICIENT_OUTPUT" are the same words.
  const words = error
    .slice(0, MAX_ERROR_LENGTH)
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .replace(/[_\s]+/g, ' ')
    .toLowerCase()
  return CAUSES.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** Longer messages are no error of a library. */
const MAX_ERROR_LENGTH = 300

/** The typical cause where a payment without input data to a contract failed without a reason. */
export const REFUSED_PAYMENT = 'The contract does not accept payments without a call.'
