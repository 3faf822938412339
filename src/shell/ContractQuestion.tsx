import type { Chain } from '#/data/config/config'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { ChainMark } from '#/entity/ChainMark'
import { Button } from '#/ui/Button'

interface ContractQuestionProps {
  chain: Chain
  /** The token's contract on the chain that is left. */
  contract: string
  /** The page of the same address there. */
  href: string
  onBack: () => void
  onChosen: () => void
}

const choice =
  'flex min-h-11 items-center rounded-sm border border-line-strong px-3 font-medium text-ink hover:bg-sunken hover:no-underline'

/** Asks what is wanted of another chain from a token's page: an address there may hold another contract, or none. */
export function ContractQuestion({ chain, contract, href, onBack, onChosen }: ContractQuestionProps) {
  return (
    <section aria-label={`What to open on ${chain.name}`} className="stack-3 p-4">
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <ChainMark chain={chain} />
        Look for the same contract on {chain.name}?
      </h2>
      <p className="text-muted">
        Tokens of one name have other addresses on other chains, and what stands at{' '}
        <span className="font-mono text-sm" title={contract}>
          {shortHash(contract)}
        </span>{' '}
        there may be something else, or nothing.
      </p>
      <div className="stack-2">
        <a href={href} onClick={onChosen} ref={focus} className={choice} data-prepare="never">
          Look for the same contract
        </a>
        <a href={paths.chain(chain.id)} onClick={onChosen} className={choice} data-prepare="never">
          Open the overview of {chain.name}
        </a>
        <Button onClick={onBack}>Another chain</Button>
      </div>
    </section>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
