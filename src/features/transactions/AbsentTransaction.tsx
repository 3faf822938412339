import type { SoughtTransaction } from '#/data/queries/transaction'
import { paths } from '#/domain/paths'
import { AbsentRecord } from '#/entity/AbsentRecord'

/** Stands where a transaction that the server does not know would be. */
export function AbsentTransaction({ hash, poll }: { hash: string } & Pick<SoughtTransaction, 'poll'>) {
  return (
    <AbsentRecord id={hash} poll={poll} noun="transaction" elsewhere={(chain) => paths.transaction(chain, hash)}>
      <p>It may not be indexed yet, may not have reached the chain, or be on another one.</p>
    </AbsentRecord>
  )
}
