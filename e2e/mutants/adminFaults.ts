import { component, type Mutant } from './mutant'

const ADMIN = 'src/features/admin'

/** Faults of the administration. */
export const ADMIN_MUTANTS: readonly Mutant[] = [
  component(
    'a change by somebody else is overwritten',
    `${ADMIN}/sender.ts`,
    'if (now && (!before || fields.length > 0))',
    'if (now && fields.length > 99)',
    `${ADMIN}/tabs.browser`,
  ),
  component(
    'two tabs send at the same time',
    `${ADMIN}/otherTabs.ts`,
    '(lock ? work() : null)',
    '(lock ? work() : work())',
    `${ADMIN}/tabs.browser`,
  ),
  component(
    'other tabs learn of no change',
    `${ADMIN}/otherTabs.ts`,
    'this.#channel.postMessage({ chainId, fields })',
    '',
    `${ADMIN}/tabs.browser`,
  ),
  component(
    'the result of a rejected change is unknown',
    `${ADMIN}/outcome.ts`,
    '|| status < 400 ||',
    '|| status < 600 ||',
    `${ADMIN}/rejections.browser`,
  ),
  component(
    'a key that was sent stays in the form',
    `${ADMIN}/sender.ts`,
    "this.#forgetKey(chainId)\n        return { kind: 'unknown', error }",
    "return { kind: 'unknown', error }",
    `${ADMIN}/outcomes.browser`,
  ),
  component(
    'without a connection reading waits',
    `${ADMIN}/reader.ts`,
    "networkMode: 'always'",
    "networkMode: 'online'",
    `${ADMIN}/outcomes.browser`,
  ),
  component(
    'a key press does not keep it open',
    `${ADMIN}/AdminGate.tsx`,
    "'keydown', ",
    '',
    `${ADMIN}/session.browser`,
  ),
  component(
    'edits are left without a question',
    `${ADMIN}/AdminGate.tsx`,
    'current.pathname !== next.pathname && wouldLose()',
    'current.pathname === next.pathname && wouldLose()',
    `${ADMIN}/leaving.browser`,
  ),
  component(
    'an edit made while saving is discarded',
    `${ADMIN}/sender.ts`,
    '.filter((field) => draft.typed[field] === asSent.typed[field])',
    '',
    `${ADMIN}/leaving.browser`,
  ),
  component(
    'a password in the RPC URL is not masked',
    `${ADMIN}/FieldControls.tsx`,
    "kind === 'secret' || holdsCredentials",
    "kind === 'secret'",
    `${ADMIN}/form.browser`,
  ),
  component(
    'the review shows the key',
    `${ADMIN}/proposal.ts`,
    '...(key !== undefined && { explorer_api_key: HIDDEN }),\n    ...(rpcUrl',
    '...(key !== undefined && { explorer_api_key: key }),\n    ...(rpcUrl',
    `${ADMIN}/form.browser`,
  ),
  component(
    'pasted lines are joined',
    `${ADMIN}/SecretInput.tsx`,
    "lines.replace(/\\s+/g, ' ')",
    "lines.replace(/\\s+/g, '')",
    `${ADMIN}/validation.browser`,
  ),
  component(
    'an error does not get the focus',
    `${ADMIN}/NetworkForm.tsx`,
    '?.focus()\n    else onReview',
    '\n    else onReview',
    `${ADMIN}/validation.browser`,
  ),
  component(
    'stale values read as current',
    `${ADMIN}/NetworkPage.tsx`,
    'query.error && network ? new Date',
    'query.error && !network ? new Date',
    `${ADMIN}/reading.browser`,
  ),
  component(
    'an undo repeats the change',
    `${ADMIN}/proposal.ts`,
    '[field, before.values[field]])), now)',
    '[field, changes[field]])), now)',
    `${ADMIN}/networks.browser`,
  ),
  component(
    'a host’s own names are not sent',
    'src/api/networks.ts',
    'fields.map((field) => [wireName(field, names), changes[field]])',
    'fields.map((field) => [field, changes[field]])',
    `${ADMIN}/wire.browser`,
  ),
]
