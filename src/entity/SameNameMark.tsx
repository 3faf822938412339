import { createContext, use } from 'react'

/** The tokens of a list that have the name of a better-known one, by contracts in lower case: that one's contract. */
export const NamesakeContext = createContext<ReadonlyMap<string, string>>(new Map())

/** A badge for a token with the name of a better-known one in the same list; nothing for others. */
export function SameNameMark({ token }: { token: string | null }) {
  const other = use(NamesakeContext).get(token?.toLowerCase() ?? '')
  return other && <NamesakeBadge other={other} />
}

/** The same in few words, behind an amount of the token where a badge has no room. */
export function SameNameNote({ token }: { token: string | null }) {
  const other = use(NamesakeContext).get(token?.toLowerCase() ?? '')
  return (
    other && (
      <span title={titleOf(other)} className="text-warn">
        {' '}
        same name
      </span>
    )
  )
}

const titleOf = (other: string) => `Same name as another token: ${other}`

/** The badge of a token that has the name of another one, whose contract is in its tooltip. */
export function NamesakeBadge({ other }: { other: string }) {
  return (
    <span
      title={titleOf(other)}
      className="mr-1 shrink-0 rounded-xs bg-warn-soft px-1 text-xs font-semibold text-warn whitespace-nowrap"
    >
      same name<span className="max-[96rem]:sr-only"> as another token</span>
    </span>
  )
}
