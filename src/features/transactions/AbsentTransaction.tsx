import type { SoughtTransaction } from '#/data/transaction'
import { paths } from '#/domain/paths'
import { AbsentRecord } from '#/entity/AbsentRecord'

/** Stands where a transaction that the server does not know would be. */
export function AbsentTransaction({ hash, look }: { hash: string } & Pick<SoughtTransaction, 'look'>) {
  return (
    <AbsentRecord id={hash} look={look} noun="transaction" elsewhere={(chain) => paths.transaction(chain, hash)}>
      <p>It may not be indexed yet, may not have reached the chain, or be on another one.</p>
    </AbsentRecord>
  )
}
