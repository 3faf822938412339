import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { InlineError } from '#/entity/ErrorNotice'
import { InputData } from '#/entity/InputData'
import { FullL1Link } from '#/entity/L1Link'
import { Button } from '#/ui/Button'
import { DetailRows } from '#/ui/DetailRows'
import { MissingValue } from '#/ui/MissingValue'

/** The call on L1 that claims a withdrawal, requested when its button is pressed. */
export function ClaimCall({ id }: { id: number }) {
  const connection = useChain()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    ...itemQuery(connection, 'arbitrumClaim', { id: String(id) }),
    enabled: isOpen,
  })
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Show claim call</Button>
  if (error) return <InlineError error={error} what="Claim call" onRetry={() => void refetch()} />
  if (!data)
    return (
      <p role="status" className="text-muted">
        Loading…
      </p>
    )
  const claim = data.value
  return (
    <DetailRows
      facts={[
        {
          label: 'Contract (L1)',
          hint: 'Contract on L1 that pays the withdrawal out.',
          value: <FullL1Link page="address" id={claim?.outbox_address_hash?.hash ?? null} />,
        },
        {
          label: 'Call data',
          hint: 'Bytes to send to the contract on L1.',
          value: claim?.calldata ? <InputData input={claim.calldata} /> : <MissingValue />,
        },
      ]}
    />
  )
}
