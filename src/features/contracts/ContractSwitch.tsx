import type { Implementation } from '#/data/queries/contract'
import { sameHash, shortHash } from '#/domain/hashes/hash'
import { PlaceLink } from '#/features/contracts/source/PlaceLink'
import { choiceGroup, choiceLink } from '#/ui/ChoiceBar'
import { UntrustedText } from '#/ui/UntrustedText'
import { FirstOf } from '#/ui/FirstOf'

interface ContractSwitchProps {
  /** The proxy. */
  hash: string
  implementations: readonly Implementation[]
  /** The contract that is shown. */
  shown: string
}

/** Links to the code of a proxy and to that of each of its implementations; nothing for a contract that is no proxy. */
export function ContractSwitch({ hash, implementations, shown }: ContractSwitchProps) {
  const others = implementations.filter(({ address }) => !sameHash(address, hash))
  if (others.length === 0) return null
  return (
    <FirstOf list={others}>
      {(first) => (
        <nav aria-label="Proxy and implementations" className={`${choiceGroup} w-fit`}>
          <PlaceLink search={{}} isCurrent={sameHash(shown, hash)} className={choiceLink}>
            Proxy
          </PlaceLink>
          {first.map(({ address, name }) => (
            <PlaceLink
              key={address}
              search={{ of: address }}
              isCurrent={sameHash(shown, address)}
              className={choiceLink}
            >
              <span title={address}>
                Implementation: <UntrustedText text={name || shortHash(address)} max={40} />
              </span>
            </PlaceLink>
          ))}
        </nav>
      )}
    </FirstOf>
  )
}
