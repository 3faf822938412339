import { paths } from '#/domain/paths'

/** Says how to add a chain; in the demo, how to add a live one. */
export function AddChainHint({ demo }: { demo: boolean }) {
  const add = (
    <a href={paths.addChain()} className="underline">
      {demo ? 'Add a live chain' : 'Add a chain'}
    </a>
  )
  if (!demo) return <p className="pb-5 text-muted">Any chain whose explorer serves this API can be read here: {add}.</p>
  return (
    <p className="max-w-3xl pb-5">
      The demo’s chains are recorded, and answer without a network. {add}: paste the address of any explorer that serves
      this API, or a key of the multichain API, and this page reads it live in under a minute. Nothing is installed, no
      file is touched.
    </p>
  )
}
