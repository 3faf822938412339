import { type ReactNode, useContext, useState } from 'react'
import { AbiScopeContext, type AbiScope, createAbiScope } from '#/data/decoding/abiScope'
import { useStore } from '#/data/useStore'
import { counted } from '#/domain/amounts/numberFormat'
import { Button } from '#/ui/Button'

/** Lets a page load the verified ABIs of the first few contracts that it shows. Give it the record's hash as `key`. */
export function AbiScopeProvider({ children }: { children: ReactNode }) {
  const [scope] = useState(() => createAbiScope())
  return <AbiScopeContext value={scope}>{children}</AbiScopeContext>
}

/** Loads the ABIs of the other contracts that the page shows; nothing where there are none. */
export function MoreAbisButton() {
  const scope = useContext(AbiScopeContext)
  return scope && <MoreAbis scope={scope} />
}

function MoreAbis({ scope }: { scope: AbiScope }) {
  const count = useStore(scope, ({ waiting }) => waiting.size)
  if (count === 0) return null
  return <Button onClick={scope.admitWaiting}>Load {counted(count, 'ABI', 'ABIs')}</Button>
}
