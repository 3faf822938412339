import { type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { AbiScope, AbiScopeContext } from '#/data/decoding/abiScope'
import { counted } from '#/domain/amounts/numberFormat'
import { Button } from '#/ui/Button'

/** Lets a page load the verified ABIs of the first few contracts that it shows. Give it the record's hash as `key`. */
export function AbiScopeProvider({ children }: { children: ReactNode }) {
  const [scope] = useState(() => new AbiScope())
  return <AbiScopeContext value={scope}>{children}</AbiScopeContext>
}

/** Loads the ABIs of the other contracts that the page shows; nothing where there are none. */
export function MoreAbisButton() {
  const scope = useContext(AbiScopeContext)
  return scope && <MoreAbis scope={scope} />
}

function MoreAbis({ scope }: { scope: AbiScope }) {
  const count = useSyncExternalStore(scope.subscribe, scope.waitingCount)
  if (count === 0) return null
  return <Button onClick={scope.admitWaiting}>Load {counted(count, 'ABI', 'ABIs')}</Button>
}
