import { besideRows } from '#/ui/besideRows'

/** How large the pictures of a list are, where nothing else is chosen there. */
export const SizeTools = besideRows(
  () => import('#/features/nfts/DensityTools'),
  <span className="min-h-11 min-w-35 md:min-h-7 md:min-w-24" />,
)
