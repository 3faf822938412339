/** What no reason typically means. */
export const NO_REASON = 'A check without a message failed, or the contract lacks the called function.'

/** The same of a function that the verified contract has. */
export const NO_MESSAGE = 'A check without a message failed.'

/** What an output below the minimum typically means. */
export const SLIPPAGE = 'The price moved beyond the slippage limit. A new quote usually helps.'

/** The same of an output below half of the minimum, which no price movement explains. */
export const MINIMUM_TOO_HIGH =
  'The minimum was far above what the pool gives, probably entered wrongly. A new quote usually helps.'

/** What running out of gas typically means. */
export const OUT_OF_GAS = 'The gas limit was too low.'

/**
 * What usually causes an error, and what usually helps; by words that contracts, libraries and nodes use in its name or message. The
 * first that fits counts, so that "transfer amount exceeds allowance" is about the allowance.
 */
const CAUSES: readonly (readonly [error: RegExp, cause: string])[] = [
  [/^(?:execution )?revert(?:ed)?(?:: 0x)?$/, NO_REASON],
  [/out of gas|not enough gas|insufficient gas\b|\bgs010\b/, OUT_OF_GAS],
  [
    /slippage|insufficient (?:[ab] )?(?:output|amount|amount out|return)\b|too little received|too much requested|excessive input|return amount is not enough|\bmin(?:imum)? (?:return|received|output|amount out)|price impact/,
    SLIPPAGE,
  ],
  [
    /allowance|not approved|missing approval|(?:owner|caller) n?or approved/,
    'The owner has not approved the spender, or for too little. Approving it first usually helps.',
  ],
  [
    /(?:eth|ether|native|value) transfer failed|unable to send value|failed to send (?:eth|value)/,
    'The recipient did not accept the payment, or the contract held too little for it.',
  ],
  [
    /\bstf\b|transfer(?: ?from)? failed|safe ?erc ?20|transfer helper/,
    'A token refused the transfer: its balance or its approval was too low.',
  ],
  [
    /erc ?20.*balance|(?:transfer|burn) amount exceeds balance|token balance/,
    'The account held less of the token than the amount. A smaller amount usually helps.',
  ],
  [
    /exceeds (?:the )?(?:\w+ )?balance|(?:insufficient|not enough|low|exceeds?) .*\bbalance|balance (?:is )?(?:too )?(?:low|insufficient)|insufficient funds|underfunded/,
    'A balance was below the amount: of a token, or one that the contract keeps.',
  ],
  [
    /pay prefund|paymaster deposit too low/,
    'The smart account or its paymaster held too little for the gas. A deposit usually helps.',
  ],
  [
    /expired|deadline|too old/,
    'The transaction was included after its deadline. Sending it again with a new one usually helps.',
  ],
  [
    /health ?factor|undercollateral|(?:insufficient|not enough) collateral/,
    'The loan needs more collateral. Adding some first usually helps.',
  ],
  [
    /wrong root|deposit ?data\b.*(?:match|root)|invalid (?:merkle )?(?:proof|root)/,
    'The data does not match its root or proof. Creating the data again with its tool usually helps.',
  ],
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
  [
    /ds-math-sub-underflow|subtraction (?:over|under)flow/,
    'A number went below zero, often an amount above a balance or an approval.',
  ],
  [/ds-math-(?:add|mul)-overflow|(?:addition|multiplication) overflow/, 'A number went above its maximum.'],
  [/division(?: or modulo)? by zero/, 'The contract divided by zero, often by the content of an empty pool.'],
  [
    /array (?:index )?out of bounds|index out of (?:bounds|range)/,
    'A list has no such place, often as an ID or index is too high.',
  ],
  [/pop from an empty array|pop on empty array/, 'The contract took something from an empty list.'],
  [/invalid enum value/, 'An argument is none of the choices that the function has.'],
  [
    /assertion failed|compiler panic|broken storage byte array|call of an uninitialized function/,
    'A check failed that should always hold, usually by a fault of the contract.',
  ],
  [/out of memory/, 'The contract needed too much memory, often for a list that is too long.'],
  [/insufficient liquidity/, 'The pool held too little for this amount. A smaller one usually helps.'],
  [/\bgs013\b/, 'The call that the Safe was to make failed.'],
  [/\bgs01[12]\b/, 'The Safe held too little to pay the gas back.'],
  [/\bgs02\d\b/, 'Signatures of the owners of the Safe are missing, invalid or not in order.'],
  [/\bgs104\b/, 'The caller is no module of the Safe.'],
  [
    /\baa24\b|invalid signature|signature (?:is )?(?:invalid|expired)|bad signature/,
    'A signature is invalid, or of another account.',
  ],
  [/\baa25\b|invalid account nonce/, 'The nonce is used already, or not the next one.'],
  [/non ?existent token|invalid token id|owner query for non/, 'There is no NFT with this ID.'],
  [
    /erc ?721 ?invalid receiver|erc ?1155 ?invalid receiver|non erc ?(?:721|1155) ?receiver/,
    'The recipient is a contract that does not accept NFTs.',
  ],
  [
    /already (?:been )?(?:claimed|minted|initialized|used|executed|registered|voted)/,
    'It was done before and cannot be repeated.',
  ],
  [
    /sold out|max(?:imum)? supply|exceeds (?:the )?max/,
    'The amount is above what the contract allows, or none are left.',
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

/** The typical cause where a contract was not created, without a reason. */
export const REFUSED_CREATION =
  'The constructor refused, such as for a wrong argument, or the chain did not accept the code.'

/** The typical cause where the whole gas limit was used and no reason is known. */
export const WHOLE_GAS_USED = 'The whole gas limit was used: it was too low, or an instruction was invalid.'

/** What to do about a failed call, for people who did not write it; null where its cause says what usually helps. */
export function typicalAdvice(cause: string | null): string | null {
  if (cause !== null && /usually helps|works again/.test(cause)) return null
  if (cause === OUT_OF_GAS || cause === WHOLE_GAS_USED)
    return 'Let the wallet estimate the gas limit. If it cannot, a higher one only costs more: ask the app that made it.'
  if (cause === REFUSED_PAYMENT) return 'Do not send coins to this address. Use the app of the contract.'
  return 'Sending it again typically fails in the same way, unless the contract’s state changes. Ask the app that made it.'
}
