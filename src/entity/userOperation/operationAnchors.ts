/** The element ID of a user operation's revert reason. */
export const REASON_ID = 'op-reason'

/** The element ID of the section with a user operation's calls. */
export const CALL_ID = 'op-call'
