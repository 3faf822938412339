// The parts of an NFT's page that come after its first facts, as they stand on it: one file of the build; see laterParts.tsx.
export { HoldersInBrief } from '#/features/nfts/HoldersInBrief'
export { InstanceMedia } from '#/features/nfts/InstanceMedia'
export { OtherFacts } from '#/features/nfts/OtherFacts'
export { RawApiResponse as MoreFromServer } from '#/ui/RawApiResponse'
