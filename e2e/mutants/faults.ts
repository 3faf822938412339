import { ADMIN_MUTANTS } from './adminFaults'
import { component, e2e, type Mutant, unit } from './mutant'

const PAGING = 'src/api/paging.ts'
const CURSOR = 'src/api/cursor.ts'
const AMOUNT = 'src/domain/amounts/amount.ts'
const RATE = 'src/api/rateLimiter.ts'
const QUEUE = ['src/api/requestQueue']
const TEXT = 'src/domain/text/text.ts'
const POLICY = 'build/contentSecurityPolicy.ts'

export const MUTANTS: readonly Mutant[] = [
  // Paging and cursors
  unit('a repeated cursor reads as the end', PAGING, "? 'open' : 'repeated'", "? 'open' : 'complete'"),
  unit('a page without rows ends the list', PAGING, 'pagesWithoutRows < MAX_EMPTY_PAGES', 'pagesWithoutRows < 1'),
  unit('an unreadable cursor reads as the end', PAGING, "? 'unreadable' : 'complete'", "? 'complete' : 'complete'"),
  unit('a row is listed twice', PAGING, '!ids.has(id) && ids.add(id)', 'ids.add(id)'),
  unit('a cursor loses false', CURSOR, "value ? 't' : 'f'", "value ? 't' : 'z'"),
  unit('a cursor carries an API key', CURSOR, '^(?:x?apikey|', '^(?:x?apikeys|'),
  unit('null of a cursor is sent as a word', CURSOR, "value === null ? '' : String(value)", 'String(value)'),
  unit('an integer of a cursor is rounded', CURSOR, 'BigInt(body) : undefined', 'BigInt(Number(body)) : undefined'),

  // Amounts and numbers
  unit(
    'a compact amount is rounded',
    AMOUNT,
    "roundingMode: 'trunc',\n    notation",
    "roundingMode: 'halfExpand',\n    notation",
  ),
  unit('a negative amount loses its sign', AMOUNT, "value < 0n ? '-' : ''", "value < 0n ? '' : ''"),
  unit('a small amount reads as 0', AMOUNT, '!/[1-9]/.test(whole + shown)', '!/[0-9]/.test(whole + shown)'),
  unit('a negative price is a price', AMOUNT, '|| price.value < 0n', ''),
  unit('part of a unit is dropped', AMOUNT, 'decimal.value % divisor === 0n ?', 'decimal.value % divisor >= 0n ?'),
  unit('a large integer is rounded', 'src/api/json.ts', '[1-9]\\d{15,}$', '[1-9]\\d{25,}$'),

  // What a transaction did
  unit('a message of a revert is not decoded', 'src/domain/transactions/revertReason.ts', '0x08c379a0', '0x08c379a1'),
  unit(
    'a failed transaction reads as done',
    'src/domain/transactions/transactionState.ts',
    "status === 'error') return { kind: 'failed' }",
    "status === 'error') return { kind: 'success' }",
    'src/domain/transactionState',
  ),
  unit('the head is never stale', 'src/domain/blocks/blockTime.ts', '? time : null', '? null : null'),
  unit('a short gap is stale', 'src/domain/blocks/blockTime.ts', 'STALE_BLOCK_TIMES = 10', 'STALE_BLOCK_TIMES = 1'),

  // Storms, rates and fallbacks
  unit(
    'a retry comes at once',
    'src/api/retryBackoff.ts',
    'Math.max(asked, backoffDelay(backoffOf(error), count, random))',
    'asked',
    'src/data/queries/retries',
  ),
  unit('the delay does not grow', 'src/api/retryPolicy.ts', '2 ** (failures - 1)', '1', ...QUEUE),
  unit(
    'a rate is exceeded by one',
    RATE,
    'if (slots.length >= most) {',
    'if (slots.length > most) {',
    ...QUEUE,
    'src/api/client',
  ),
  unit(
    'a pause of another tab is not kept',
    RATE,
    'pausedUntil = Math.max(pausedUntil, Math.min(',
    'Math.max(pausedUntil, Math.min(',
    ...QUEUE,
  ),
  unit('a canceled request frees its slot at once', RATE, "error?.kind !== 'aborted'", 'error?.status !== 1', ...QUEUE),
  unit('no slot is left for what is urgent', RATE, 'Math.max(1, rate() - 1)', 'rate()', ...QUEUE),
  e2e(
    'the credit reserve is spent',
    'src/data/sources/credits.ts',
    'creditsRemaining < CREDIT_RESERVE',
    'creditsRemaining < 0',
    'e2e/live',
  ),
  component(
    'the error of a next page is not shown',
    'src/list/useInfiniteList.ts',
    "if (isFetchNextPageError) return 'failed-more'",
    '',
    'src/testing/faults',
  ),
  e2e(
    'short pages are loaded without an end',
    'src/list/ListEnd.tsx',
    'MAX_AUTOMATIC_REQUESTS = 10',
    'MAX_AUTOMATIC_REQUESTS = 11',
    'e2e/paging.spec.ts',
  ),

  // Reading leniently
  unit(
    'one bad field loses its record',
    'src/api/parseLenient.ts',
    'rests.some((rest) => rest.length === 0) ? null',
    'rests.some((rest) => rest.length >= 0) ? null',
    'src/api/parseLenient',
    'src/api/rows',
  ),
  unit(
    'an old field name is not read',
    'src/api/parseLenient.ts',
    'value[name] ??= value[alias]',
    '',
    'src/api/parseLenient',
    'src/api/recorded',
    'src/api/rows',
  ),
  unit(
    'what cannot be read is not noted',
    'src/api/parseLenient.ts',
    'mismatches.push(mismatchOf(issue, path))',
    'mismatchOf(issue, path)',
  ),

  // Administration
  unit(
    'a secret is shown',
    'src/api/secrets.ts',
    "value !== '' && SECRET_NAME.test(name) ? HIDDEN",
    "value === '' ? HIDDEN",
    'src/api/networks',
    'src/features/apiStatus',
  ),
  unit(
    'a password in a URL is shown',
    'src/api/secrets.ts',
    '`$1${HIDDEN}@`',
    "'$&'",
    'src/api/networks',
    'src/features/admin',
  ),
  ...ADMIN_MUTANTS,

  // Hostile text, links, look-alikes
  unit('a right-to-left override is not marked', TEXT, '\\u202a-\\u202e', '\\u202a-\\u202d'),
  unit(
    'a script URL is a link',
    'src/domain/links/externalUrl.ts',
    "if (!/^https?:/i.test(written)) return 'scheme'",
    '',
  ),
  unit('a URL with credentials is a link', 'src/domain/links/externalUrl.ts', "return 'credentials'", ''),
  unit('a wrong checksum passes', 'src/domain/hashes/checksum.ts', 'isInTwoCases(hash) &&', 'false &&'),
  component(
    'a look-alike is copied before it is confirmed',
    'src/shell/LookAlikes.tsx',
    'event.preventDefault()',
    '',
    'src/shell/lookAlikes',
  ),
  unit('look-alikes are not found', 'src/domain/addresses/lookAlikes.ts', 'counted <= feasible', 'counted < 8'),
  unit(
    'poisoning by zero amounts is missed',
    'src/features/tokenTransfers/poisoning.ts',
    "if (amount === 0n) return 'nothing'",
    '',
  ),
  unit(
    'dust is real',
    'src/features/tokenTransfers/poisoning.ts',
    'DUST_DIVISOR = 1000n',
    'DUST_DIVISOR = 10_000_000n',
  ),

  // Export
  unit('a formula gets into a CSV cell', 'src/domain/text/csv.ts', '[=+\\-@＝', '[+\\-@＝'),
  unit(
    'a cell is run by a spreadsheet',
    'src/domain/text/csv.ts',
    '[=+\\-@＝',
    '[+\\-@＝',
    'src/list/export/spreadsheet',
  ),
  unit('a quote breaks a CSV cell', 'src/domain/text/csv.ts', "safe.replaceAll('\"', '\"\"')", 'safe'),
  unit('a CSV has no byte order mark', 'src/list/export/file.ts', 'new Blob([BYTE_ORDER_MARK, ', 'new Blob(['),

  // Policy and configuration
  unit(
    'the policy allows any script',
    POLICY,
    "[\"'self'\", ...hashesOf('script', html)]",
    '["\'self\'", "\'unsafe-inline\'"]',
  ),
  unit('the policy allows plugins', POLICY, "'object-src': [\"'none'\"]", "'object-src': [\"'self'\"]"),
]
