import { type ReactNode, useState } from 'react'
import type { Network } from '#/api/readNetworks'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'
import { useAdministration } from './administration'
import { ChangeLines } from './ChangeLines'
import { FailureDetails } from './FailureDetails'
import { FIELD_LOOKS } from './fields'
import { asApiError } from './outcome'
import { linesOf, type Proposal, wordsOf } from './proposal'

/** Says that nobody knows what came of a change, and reads the network again to find out. */
export function UncertainNotice({ proposal, error }: { proposal: Proposal; error: Error }) {
  const administration = useAdministration()
  const [found, setFound] = useState<ReactNode>(null)
  const check = async () => {
    setFound('Asking the host…')
    try {
      const now = await administration.reader.readNow(proposal.chainId)
      setFound(now ? <Found proposal={proposal} now={now} /> : 'This host can’t be read.')
    } catch (thrown) {
      setFound(<FailureDetails error={asApiError(thrown)} />)
    }
  }
  return (
    <Notice tone="bad" title={`Network ${proposal.chainId}: the outcome is unknown`}>
      <p>The change was sent, but no answer tells for sure what came of it. It may be in effect, now or in a moment.</p>
      <ChangeLines proposal={proposal} />
      <FailureDetails error={asApiError(error)} />
      <p>
        To find out, read the network again; where the host can’t be read, look at the service itself. Sending the same
        change once more does no harm: it sets the same values.
      </p>
      <Button onClick={() => void check()}>Read the network again</Button>
      <div role="status">{found}</div>
    </Notice>
  )
}

function Found({ proposal, now }: { proposal: Proposal; now: Network }) {
  return (
    <ul className="list-disc pl-5">
      {linesOf(proposal).map(({ field }) => {
        const read = field === 'explorer_api_key' ? undefined : now.values[field]
        return (
          <li key={field}>
            {FIELD_LOOKS[field].label}:{' '}
            {read === undefined ? (
              'the host does not tell it'
            ) : read === proposal.changes[field] ? (
              'in effect'
            ) : (
              <>
                not in effect, the host tells <UntrustedText text={wordsOf(read)} max={200} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
