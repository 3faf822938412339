import type { NftCollection } from '#/api/schemas/nft'

/**
 * The collections that a reader has opened, each with how far it is scrolled, in pixels: kept beside the cards, which come and go with
 * the window, for as long as the list holds them.
 */
export const openedCollections = new WeakMap<NftCollection, number>()
