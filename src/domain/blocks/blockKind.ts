/** Whether a block is canonical, an uncle or reorged; 'other' if the API reports an undocumented type. */
export function blockKind({ type }: { readonly type: string | null }): 'canonical' | 'uncle' | 'reorged' | 'other' {
  switch (type?.toLowerCase()) {
    case undefined:
    case '':
    case 'block':
      return 'canonical'
    case 'uncle':
      return 'uncle'
    case 'reorg':
      return 'reorged'
    default:
      return 'other'
  }
}
