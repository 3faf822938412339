import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { paths } from '#/domain/links/paths'
import { SummarySentence } from '#/entity/SummarySentence'
import { CALL_ID } from '#/entity/userOperation/operationAnchors'
import { operationFunds } from '#/entity/userOperation/operationFunds'

interface OperationFundsProps {
  operation: UserOperation
  chain: Chain
  /** Current USD price of the native currency; null if unknown. */
  rate: string | null
}

/** What a failed user operation moved and what it cost. */
export function OperationFunds({ operation, chain, rate }: OperationFundsProps) {
  const source = `${paths.userOperation(chain.id, operation.hash ?? '')}#${CALL_ID}`
  return (
    <SummarySentence
      summary={operationFunds(operation, chain.currency)}
      chain={chain}
      rate={rate}
      hrefOf={() => source}
    />
  )
}
