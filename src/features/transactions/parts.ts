// The parts of a transaction's page that come after its first facts, as they stand on it: one file of the build; see laterParts.tsx.
export { TransactionSentence } from '#/features/transactions/TransactionSentence'
export { SummaryMeta } from '#/features/transactions/SummaryMeta'
export { Waiting } from '#/features/transactions/Waiting'
export { RevertReason } from '#/features/transactions/RevertReason'
export { TransferPreview } from '#/features/transactions/TransferPreview'
export { FeeParts } from '#/features/transactions/FeeParts'
export { CostFacts } from '#/features/transactions/costFields'
export { OtherFacts } from '#/features/transactions/OtherFacts'
