import { besideRows } from '#/ui/besideRows'

/** Which NFTs the list shows, how, and how large. */
export const NftTools = besideRows(
  () => import('#/features/nfts/NftChoices'),
  <span className="min-h-24 max-lg:order-1 max-lg:w-full md:min-h-7 lg:w-140" />,
)
