import { paths } from '#/domain/paths'

/** Says how to add a chain; in the demo, how to add a live one. */
export function AddChainHint({ demo }: { demo: boolean }) {
  return (
    <p className="pb-6 text-sm text-muted">
      {demo && 'You’re viewing recorded demo chains. '}
      <a href={paths.addChain()} className="underline">
        {demo ? 'Add a live chain' : 'Add a chain'}
      </a>
      {demo
        ? ': paste the URL of a Blockscout explorer, or a key of the multichain API.'
        : ': any Blockscout-compatible explorer (API v2) works.'}
    </p>
  )
}
