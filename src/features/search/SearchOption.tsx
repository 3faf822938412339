import { grouped } from '#/domain/amounts/numberFormat'
import { unitPrice } from '#/domain/amounts/amount'
import { ScamMark } from '#/entity/AddressLink'
import { NamesakeBadge } from '#/entity/SameNameMark'
import { monogram } from '#/entity/TokenMark'
import { TokenType } from '#/entity/TokenSymbol'
import type { PaletteOption } from '#/features/search/paletteOptions'
import { VerifiedMark } from '#/features/search/VerifiedMark'
import { Age } from '#/ui/Age'
import { Hash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'

interface SearchOptionProps {
  option: PaletteOption
  id: string
  isActive: boolean
  onOpen: () => void
}

/** One suggestion: its type, its name, and the facts that distinguish it from others of that name. */
export function SearchOption({ option, id, isActive, onOpen }: SearchOptionProps) {
  const { href, sign, title, detail, facts } = option
  const { token, tokenType = null, isVerified, isScam, namesake } = facts ?? {}
  const value = facts && valueOf(facts)
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      data-prefetch="never"
      onClick={onOpen}
      className="flex h-11 items-center gap-3 border-l-2 border-transparent px-3 text-ink hover:bg-sunken hover:no-underline aria-selected:border-accent aria-selected:bg-accent-soft md:h-10"
    >
      {/* No logo: it would be requested from another host for every pause in typing. */}
      <span aria-hidden className="flex w-5 shrink-0 justify-center text-muted">
        <span {...(token ? monogram(token) : { className: `icon icon-${sign}` })} />
      </span>
      <span className="flex min-w-0 grow items-center gap-2">
        {isScam && <ScamMark />}
        {namesake && <NamesakeBadge other={namesake} />}
        <span className="truncate font-medium">
          <UntrustedText text={title} max={80} />
        </span>
        {tokenType && (
          <span className="chip shrink-0 max-sm:hidden">
            <TokenType type={tokenType} />
          </span>
        )}
        {isVerified && <VerifiedMark />}
      </span>
      {detail && (
        <span
          className={`w-36 shrink-0 truncate text-right max-[22rem]:w-24 text-sm text-muted ${value ? 'max-sm:hidden' : ''}`}
        >
          {detail.startsWith('0x') ? <Hash hash={detail} /> : <UntrustedText text={detail} />}
        </span>
      )}
      {facts && <span className="w-24 shrink-0 truncate text-right text-sm max-sm:empty:hidden">{value}</span>}
    </a>
  )
}

/** The price of a token, the number of NFTs of a collection, or the age of a block or transaction; null if none is known. */
function valueOf({ price, supply, at }: NonNullable<PaletteOption['facts']>) {
  const text = unitPrice(price)
  if (text) return text
  if (supply !== null) return <span className="text-muted">{grouped(supply)} NFTs</span>
  return at && <Age date={at} />
}
