/** Deeper calls are not indented further; a number shows their depth. */
export const MAX_INDENT_STEPS = 14

/** The indentation of a row of the tree. */
export function indentOf(level: number): { paddingLeft: string } {
  return { paddingLeft: `calc(${Math.min(level, MAX_INDENT_STEPS)} * var(--step))` }
}
