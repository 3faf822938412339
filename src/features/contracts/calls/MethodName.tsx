import type { AbiMethod } from '#/contracts/method'

/** The name of a function with the types of its arguments, and its selector. */
export function MethodName({ method: { abi, signature, selector } }: { method: AbiMethod }) {
  return (
    <span className="wrap-anywhere">
      <span className="font-mono font-semibold">{abi.name}</span>
      {abi.inputs.length > 0 && <span className="font-mono text-xs">{signature.slice(abi.name.length)}</span>}{' '}
      <span className="font-mono text-xs text-muted">{selector}</span>
    </span>
  )
}
