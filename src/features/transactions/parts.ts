// What the overview of a transaction adds to its first facts, in one file; see laterParts.tsx.
export { CostFacts } from '#/features/transactions/costFields'
export { FeeParts } from '#/features/transactions/FeeParts'
export { OtherFacts } from '#/features/transactions/OtherFacts'
export { RevertReason } from '#/features/transactions/RevertReason'
export { SummaryMeta } from '#/features/transactions/SummaryMeta'
export { Waiting } from '#/features/transactions/Waiting'
export { TransferPreview } from '#/features/transactions/TransferPreview'
