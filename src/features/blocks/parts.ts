// The parts of a block's page that come after its first facts, as they stand on it: one file of the build; see laterParts.tsx.
export { BlockSentence } from '#/features/blocks/BlockSentence'
export { BesideChain } from '#/features/blocks/BesideChain'
export { OtherFacts } from '#/features/blocks/OtherFacts'
