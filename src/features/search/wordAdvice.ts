import { typicalCause } from '#/domain/transactions/typicalCause'

/** The name of a month in English, whole or short. */
const MONTH = String.raw`\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?\b`

/** What can be typed for a text of words that nothing was found for, by its kind; the first that fits. */
const ADVICE: readonly (readonly [form: RegExp, advice: string])[] = [
  [/(?:^|\W)0x[\da-f]{40,64}\b[^]*\b0x[\da-f]{40,64}\b/i, 'Several addresses or hashes: search for one at a time.'],
  [/^0x\w*$/i, 'An address has 40 hex digits after 0x, a hash 64.'],
  [/^gas\b/i, 'Gas prices are under Gas in the navigation of a chain.'],
  [/^(?:the\s+)?(?:latest|newest|last)(?:\s+blocks?)?$/i, 'The latest block is the first row under Blocks.'],
  [/^(?:pending|stuck)(?:\s+\w+)?$/i, 'Pending transactions are under Transactions, or on the page of their sender.'],
  [
    new RegExp(
      String.raw`^\d{1,2}/\d{1,2}(?:/\d{2,4})?$|${MONTH}\s+\d|\d\s+${MONTH}|^(?:now|today|tomorrow|yesterday)\b|\bago$`,
      'i',
    ),
    'Write a day as 2026-11-20, or a time as 2026-11-20 14:00, in UTC.',
  ],
  [
    /^(?:failed|failure|failing|reverted?)(?:\s+\w+)?$/i,
    'The page of a failed transaction says why: search for its hash, or for its sender.',
  ],
  [/^nonce\b|\bnonce\s*[:#=]?\s*\d+$/i, 'A nonce needs its sender: 0x… nonce 17.'],
  [/^(?:token|nft|item)\s*(?:id)?\s*[:#]?\s*\d+$/i, 'A token ID needs the address of its token: 0x… 5.'],
  [/^\d{1,2}:\d\d/, 'A time needs its day: 2026-11-20 14:00.'],
  [
    /^[$€£~≈]?\s*\d[\d.,_]*\s*(?:[$€£]|[a-z]{2,8})?$/i,
    'Amounts are not searched for: Advanced filter under Tools finds transfers by amount.',
  ],
  [/^block\b/i, 'A block is found by its number, hash or time: block 19000000, 2026-11-20 14:00.'],
  [
    /\?$|^(?:where|why|how|what|when|who|which)\s+\S|^(?:is|are|did|does|can|i|my|please|help)\s+\S+\s+\S/i,
    'Questions are not searched for: paste the hash of the transaction, or your address to see its transactions.',
  ],
  [/^(?:address|account|wallet|contract)\b/i, 'An address has 0x and 40 hex digits: paste the whole one.'],
  [
    /^(?:tx|txn|txid|transaction|transfer|swap|payment|hash)\b/i,
    'A transaction is found by its hash, 0x and 64 hex digits, or by sender and nonce: 0x… nonce 17.',
  ],
  [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'E-mail addresses are not on a chain: search for an address, 0x and 40 hex digits.'],
  [/\S\s+\S/, 'Nothing has all of this in its name: try one word of it.'],
]

/** What can be typed in place of a text of words, such as "nonce 17"; null if there is nothing to say. */
export function wordAdvice(text: string): string | null {
  const advice = ADVICE.find(([form]) => form.test(text))?.[1] ?? null
  if (advice !== null || !/^\w+$/.test(text)) return advice
  const cause = typicalCause(text)
  return cause === null ? null : `This looks like an error. Typical cause: ${cause}`
}
