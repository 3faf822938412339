import type { CrossChainResults, CrossChainQuery } from '#/data/search/crossChainSearch'
import { isHit } from '#/data/search/crossChainSearch'
import { grouped } from '#/domain/numberFormat'

function chains(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'chain' : 'chains'}`
}

/** What all chains together come to, in a sentence that grows. */
export function verdict(sought: CrossChainQuery, { standings }: Pick<CrossChainResults, 'standings'>): string {
  const all = sought.chains.map(({ id }) => standings.get(id))
  const of = (...kinds: string[]) => all.filter((standing) => kinds.includes(standing?.kind ?? 'waiting')).length
  const answers = of('answered')
  const found = all.filter((standing) =>
    sought.isExact ? isHit(sought, standing) : standing?.kind === 'answered' && standing.answer.rows.length > 0,
  ).length
  const [open, failed, skipped, stopped] = [of('waiting', 'asking'), of('failed'), of('skipped'), of('stopped')]
  const parts = [
    answers === 0
      ? ''
      : found > 0
        ? `found on ${grouped(found)} of ${chains(answers)}`
        : `not found on ${chains(answers)}`,
    failed > 0 ? `${grouped(failed)} could not be asked` : '',
    skipped > 0 ? `${grouped(skipped)} skipped to save credits` : '',
    stopped > 0 ? `${grouped(stopped)} not asked` : '',
    open > 0 ? `${grouped(open)} to go` : '',
  ]
  const sentence = parts.filter(Boolean).join(', ')
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
