import { grouped } from '#/domain/numberFormat'
import type { Poisoning } from '#/domain/poisoning'
import { shortHash } from '#/domain/hash'

interface FoldedLineProps {
  folded: readonly Poisoning[]
  open: boolean
  onToggle: () => void
}

/** Says how many transfers are folded here and why, and unfolds them. */
export function FoldedLine({ folded, open, onToggle }: FoldedLineProps) {
  const count = folded.length
  return (
    <span className="flex min-w-0 items-center gap-x-3 whitespace-normal">
      <span className="min-w-0 leading-5">
        <span aria-hidden>⚠ </span>
        {count === 1 ? '1 transfer that looks like poisoning' : `${grouped(count)} transfers that look like poisoning`}
        <span className="ml-2 text-sm text-muted max-lg:sr-only">{reasonOf(folded)}</span>
      </span>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="min-h-11 shrink-0 rounded-sm border border-line-strong bg-raised px-2.5 text-ink hover:bg-sunken md:min-h-7"
      >
        {open ? 'Fold' : 'Show'}
      </button>
    </span>
  )
}

/** What gave them away, in words; a model is named only where it is the only one. */
function reasonOf(folded: readonly Poisoning[]): string {
  const kinds = new Set(folded.map(({ of }) => words[of]))
  const models = new Set(folded.map((each) => (each.sign === 'look-alike' ? each.imitated : null)))
  const [model] = models
  const what = [...kinds].join(' or ')
  if (models.size > 1) return `${what}, with addresses made to be mistaken for others`
  return model ? `${what}, with an address made to be mistaken for ${shortHash(model)}` : `${what}, for many at once`
}

const words: Record<Poisoning['of'], string> = {
  nothing: 'Of nothing',
  dust: 'Of next to nothing',
  counterfeit: 'Of a token that bears another one’s name',
}
