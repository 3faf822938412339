/** Calls that move the native currency; a delegatecall reports the value of its caller. */
const MOVES_VALUE = /^(?:call|create2?|selfdestruct|suicide)$/i

/** Whether the value of an internal transaction is moved by it, not by the transaction itself. One of an unknown type counts. */
export function isValueCall({ index, type }: { readonly index: number | null; readonly type: string | null }): boolean {
  // Index 0 is the transaction's own call, which some servers list too.
  return index !== 0 && (type === null || MOVES_VALUE.test(type))
}
