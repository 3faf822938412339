/** How a block stands to the chain: part of it, beside it, or in a word that no contract knows. */
export function blockKind({ type }: { readonly type: string | null }): 'chain' | 'uncle' | 'reorg' | 'other' {
  const word = type?.toLowerCase()
  if (!word || word === 'block') return 'chain'
  return word === 'uncle' || word === 'reorg' ? word : 'other'
}
