import type { Transaction } from '#/api/schemas/transaction'
import { type Chain, findChain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { shortHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { depositorIn } from '#/features/transactions/delivery/crossingIds'
import { type Delivery, useDelivery } from '#/features/transactions/delivery/useDelivery'
import type { Summary, SummaryFact } from '#/domain/transactions/summaryParts'

/** Where to look for the other end of a bridge: words, some of them links. */
export type LinkedWords = readonly (
  | string
  | {
      readonly text: string
      readonly href: string
      /** What a copied text has in its place. */
      readonly whole?: string
    }
)[]

/** What is known of the other end of a bridge: the delivery of a deposit, or where to look for it. */
export type OtherEnd =
  | { readonly kind: 'delivery'; readonly chain: Chain; readonly delivery: Delivery }
  | { readonly kind: 'place'; readonly words: LinkedWords }

type OtherChain = Extract<SummaryFact, { kind: 'chain' }>

/** The other end of a bridge, where that chain is configured; null for any other transaction, and for one whose other end is unknown. */
export function useOtherEnd(transaction: Transaction, summary: Summary): OtherEnd | null {
  const { config } = useChain()
  const part = summary.find((each): each is OtherChain => each.kind === 'chain')
  const chain = part && findChain(config, part.chain)
  const receiver = part?.receiver ?? null
  const delivery = useDelivery(transaction.hash ?? '', receiver === null ? undefined : chain, receiver ?? '')
  if (!chain) return null
  if (delivery) return { kind: 'delivery', chain, delivery }
  const words = receiver === null ? lookForDeposit(transaction, chain) : lookForDelivery(receiver, chain)
  return { kind: 'place', words }
}

function lookForDelivery(receiver: string, { id, name }: Chain): LinkedWords {
  return [
    `Look for the delivery on ${name} among the receiver’s `,
    { text: 'token transfers', href: paths.address(id, receiver, 'token-transfers') },
    ' and ',
    { text: 'transactions', href: paths.address(id, receiver) },
  ]
}

/** That nothing is left to do, and who made the deposit, whose transactions include it. */
function lookForDeposit(transaction: Transaction, { id, name }: Chain): LinkedWords {
  const sender = depositorIn(transaction)
  const done = 'The receiver got it: nothing to do.'
  if (sender === null) return [done]
  return [
    `${done} Sent by `,
    { text: shortHash(sender), whole: sender, href: paths.address(id, sender) },
    ` on ${name}`,
  ]
}
