import { ADMIN_MUTANTS } from './adminFaults'
import { component, e2e, type Mutant, unit } from './mutant'

const QUEUE = ['src/api/requestQueue']

export const MUTANTS: readonly Mutant[] = [
  // Paging and cursors
  unit('a repeated cursor reads as the end', 'endAfter', "? 'open' : 'repeated'", "? 'open' : 'complete'"),
  unit('a page without rows ends the list', 'endAfter', '(searched ? 1 : MAX_EMPTY_PAGES)', '1'),
  unit('an unreadable cursor reads as the end', 'endAfter', "? 'unreadable'", "? 'complete'"),
  unit('a row is listed twice', 'appended', '!ids.has(id) && ids.add(id)', 'ids.add(id)'),
  unit('a cursor loses false', 'encodeValue', "value ? 't' : 'f'", "value ? 't' : 'z'"),
  unit('a cursor carries an API key', 'CREDENTIAL', '^(?:x?apikey|', '^(?:x?apikeys|'),
  unit('null of a cursor is sent as a word', 'cursorToQuery', 'value !== null ?', 'true ?'),
  unit(
    'an integer of a cursor is rounded',
    'decodeValue',
    'BigInt(body) : undefined',
    'BigInt(Number(body)) : undefined',
  ),

  // Amounts and numbers
  unit(
    'a compact amount is rounded',
    'writeShort',
    "roundingMode: 'trunc',\n    notation",
    "roundingMode: 'halfExpand',\n    notation",
  ),
  unit('a negative amount loses its sign', 'split', "value < 0n ? '-' : ''", "value < 0n ? '' : ''"),
  unit('a small amount reads as 0', 'writeShort', '!/[1-9]/.test(whole + shown)', '!/[0-9]/.test(whole + shown)'),
  unit('a negative price is a price', 'fiat', '|| price.value < 0n', ''),
  unit(
    'part of a unit is dropped',
    'parseUnits',
    'decimal.value % divisor === 0n ?',
    'decimal.value % divisor >= 0n ?',
  ),
  unit('a large integer is rounded', 'isUnsafeInteger', '[1-9]\\d{15,}$', '[1-9]\\d{25,}$'),

  // What a transaction did
  unit('a message of a revert is not decoded', 'ERROR_STRING', '0x08c379a0', '0x08c379a1'),
  unit(
    'a failed transaction reads as done',
    'transactionState',
    "status === 'error') return { kind: 'failed' }",
    "status === 'error') return { kind: 'success' }",
  ),
  unit('the head is never stale', 'staleSince', '? time : null', '? null : null'),
  unit('a short gap is stale', 'STALE_BLOCK_TIMES', 'STALE_BLOCK_TIMES = 10', 'STALE_BLOCK_TIMES = 1'),

  // Storms, rates and fallbacks
  unit(
    'a retry comes at once',
    'createRetryBackoff',
    'Math.max(asked, backoffDelay(backoffOf(error), count, random))',
    'asked',
    'src/data/queries/retries',
  ),
  unit('the delay does not grow', 'backoffDelay', '2 ** (failures - 1)', '1', ...QUEUE),
  unit(
    'a rate is exceeded by one',
    'createRateLimiter',
    'if (slots.length >= most) {',
    'if (slots.length > most) {',
    ...QUEUE,
    'src/api/client',
  ),
  unit(
    'a pause of another tab is not kept',
    'createRateLimiter',
    'pausedUntil = Math.max(pausedUntil, Math.min(',
    'Math.max(pausedUntil, Math.min(',
    ...QUEUE,
  ),
  unit(
    'a canceled request frees its slot at once',
    'rateLimiter/countsAsRequest',
    "error?.kind !== 'aborted'",
    'error?.status !== 1',
    ...QUEUE,
  ),
  unit('no slot is left for what is urgent', 'createRateLimiter', 'Math.max(1, rate() - 1)', 'rate()', ...QUEUE),
  e2e('the credit reserve is spent', 'isLow', 'creditsRemaining < CREDIT_RESERVE', 'creditsRemaining < 0', 'e2e/live'),
  component(
    'the error of a next page is not shown',
    'stateOf',
    "if (isFetchNextPageError) return 'failed-more'",
    '',
    'src/testing/faults',
  ),
  e2e(
    'short pages are loaded without an end',
    'MAX_AUTOMATIC_REQUESTS',
    'MAX_AUTOMATIC_REQUESTS = 10',
    'MAX_AUTOMATIC_REQUESTS = 11',
    'e2e/paging.spec.ts',
  ),

  // Reading leniently
  unit(
    'one bad field loses its record',
    'withoutParts',
    'those.some(({ length }) => length <= 1)',
    'those.some(({ length }) => length >= 0)',
    'src/api/parseLenient',
    'src/api/rows',
  ),
  unit(
    'an old field name is not read',
    'lenientObject',
    'value[name] ??= value[alias]',
    '',
    'src/api/parseLenient',
    'src/api/recorded',
    'src/api/rows',
  ),
  unit(
    'what cannot be read is not noted',
    'parseLenient',
    'mismatches.push(mismatchOf(issue, path))',
    'mismatchOf(issue, path)',
  ),

  // Administration
  unit(
    'a secret is shown',
    'hideNamedSecrets',
    "value !== '' && SECRET_NAME.test(name) ? HIDDEN",
    "value === '' ? HIDDEN",
    'src/api/networks',
    'src/features/apiStatus',
  ),
  unit(
    'a password in a URL is shown',
    'hideCredentials',
    '`$1${HIDDEN}@`',
    "'$&'",
    'src/api/networks',
    'src/features/admin',
  ),
  ...ADMIN_MUTANTS,

  // Hostile text, links, look-alikes
  unit('a right-to-left override is not marked', 'DIRECTION', '\\u202a-\\u202e', '\\u202a-\\u202d'),
  unit('a script URL is a link', 'readExternalUrl', "if (!/^https?:/i.test(written)) return 'scheme'", ''),
  unit('a URL with credentials is a link', 'readExternalUrl', "return 'credentials'", ''),
  unit('a wrong checksum passes', 'checksumFails', 'isInTwoCases(hash) &&', 'false &&'),
  component(
    'a look-alike is copied before it is confirmed',
    'LookAlikes/LookAlikes',
    'event.preventDefault()',
    '',
    'src/shell/lookAlikes',
  ),
  unit('look-alikes are not found', 'lookAlikes', 'counted <= feasible', 'counted < 8'),
  unit('poisoning by zero amounts is missed', 'scalesFor', "if (amount === 0n) return 'nothing'", ''),
  unit('dust is real', 'DUST_DIVISOR', 'DUST_DIVISOR = 1000n', 'DUST_DIVISOR = 10_000_000n'),

  // Export
  unit('a formula gets into a CSV cell', 'RUN', '[=+\\-@＝', '[+\\-@＝'),
  unit('a cell is run by a spreadsheet', 'RUN', '[=+\\-@＝', '[+\\-@＝', 'src/list/export/spreadsheet'),
  unit('a quote breaks a CSV cell', 'csv/written', "safe.replaceAll('\"', '\"\"')", 'safe'),
  unit('a CSV has no byte order mark', 'file/csvOf', 'new Blob([BYTE_ORDER_MARK, ', 'new Blob(['),

  // Policy and configuration
  unit(
    'the policy allows any script',
    'policyFor',
    "[\"'self'\", ...hashesOf('script', html)]",
    '["\'self\'", "\'unsafe-inline\'"]',
  ),
  unit('the policy allows plugins', 'policyFor', "'object-src': [\"'none'\"]", "'object-src': [\"'self'\"]"),
]
