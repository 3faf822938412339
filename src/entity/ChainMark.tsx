import type { CSSProperties } from 'react'
import type { Chain } from '#/data/config/config'
import { accentValue, channelsOf, colorOfId } from '#/domain/text/color'

/** Sets the accent color of an element and its content to a chain's color. */
export function accentStyle({ id, color }: Pick<Chain, 'id' | 'color'>): CSSProperties {
  return { '--accent': accentValue(color ? channelsOf(color) : colorOfId(id)) } as CSSProperties
}

/** The icon of a chain: its initial in its color, filled for a mainnet, outlined for a testnet; layers for all chains. */
export function ChainMark({ chain }: { chain: Chain | null }) {
  if (!chain) return <span aria-hidden className="icon icon-layers grid size-5 shrink-0 place-items-center" />
  return (
    <span
      aria-hidden
      style={accentStyle(chain)}
      className={`grid size-5 shrink-0 place-items-center rounded-xs border border-accent text-xs leading-none font-bold ${chain.testnet ? 'text-accent' : 'bg-accent text-raised'}`}
    >
      {chain.name.match(/./u)?.[0].toUpperCase()}
    </span>
  )
}
