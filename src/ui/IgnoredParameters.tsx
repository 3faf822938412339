import { UntrustedText } from '#/ui/UntrustedText'

/** A parameter of the URL that a page cannot use. */
export interface IgnoredParameter {
  readonly name: string
  readonly value: string
  /** Why, after “…” as in “never” is not one of 7d, 30d. */
  readonly problem: string
}

/** Says which parameters of the URL a page ignores, and why. They stay in the URL. */
export function IgnoredParameters({ ignored }: { ignored: readonly IgnoredParameter[] }) {
  if (ignored.length === 0) return null
  return (
    <ul role="alert" className="py-1 text-bad">
      {ignored.map(({ name, value, problem }) => (
        <li key={name} className="icon icon-warning wrap-anywhere">
          Ignored: {name} “<UntrustedText text={value} max={60} />” {problem}
        </li>
      ))}
    </ul>
  )
}
