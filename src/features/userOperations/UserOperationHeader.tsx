import { type ComponentType, lazy, type ReactNode } from 'react'
import { useRecord } from '#/data/queries/useRecord'
import { useChain } from '#/data/sources/useChain'
import { optionalWhenIdle } from '#/data/whenIdle'
import { shortHash } from '#/domain/hashes/hash'
import { RECORD_NOUNS } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { BlockLink } from '#/entity/links'
import { RecordActions } from '#/entity/RecordActions'
import { StaleBadge } from '#/entity/StaleBadge'
import { Timestamp } from '#/entity/Timestamp'
import { OperationSentence } from '#/entity/userOperation/OperationSentence'
import { UserOperationStatus } from '#/entity/userOperation/UserOperationStatus'
import type { OperationReplyProps } from '#/features/userOperations/OperationReplyChoices'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/Hash'
import { PageMeta, PageSubject } from '#/ui/PageMeta'
import { RecordHeader, RecordSentence } from '#/ui/RecordHeader'

/** Lazy: they are in a menu that is opened later. */
const OperationReplyChoices = lazy<ComponentType<OperationReplyProps>>(() =>
  optionalWhenIdle(() => import('#/features/userOperations/OperationReplyChoices')),
)

/** Sets title and description of a user operation's page. */
export function UserOperationSubject({ hash, children }: { hash: string; children: ReactNode }) {
  const { chain } = useChain()
  const name = `User operation ${shortHash(hash)}`
  return (
    <PageSubject
      title={name}
      description={`Status, account, bundler, paymaster and decoded call of user operation ${shortHash(hash)} on ${chain.name}.`}
      path={paths.userOperation(chain.id, hash)}
    >
      <PageMeta />
      {children}
    </PageSubject>
  )
}

/** The header of a user operation's page: what it did or tried to do, hash, status, block and timestamp. */
export function UserOperationHeader({ hash }: { hash: string }) {
  const { chain } = useChain()
  const { state, value: operation, text, query } = useRecord('userOperation', { hash })
  return (
    <RecordHeader
      noun={RECORD_NOUNS.op}
      parents={[{ key: 'operations', label: 'User operations', href: paths.userOperations(chain.id) }]}
      sentence={
        state !== 'absent' &&
        state !== 'failed' && (
          <RecordSentence room="long" inHeading>
            {operation ? <OperationSentence operation={operation} chain={chain} /> : undefined}
          </RecordSentence>
        )
      }
      identity={
        <>
          <FullHash hash={hash} />
          <CopyButton text={hash} what="user operation hash" />
        </>
      }
      actions={
        <RecordActions
          what="User operation hash"
          id={hash}
          json={text}
          reply={operation && <OperationReplyChoices operation={operation} />}
        />
      }
      marks={
        operation ? (
          <>
            <UserOperationStatus status={operation.status} />
            <span>
              <span className="text-muted">Block</span> <BlockLink chain={chain.id} height={operation.block_number} />
            </span>
            <Timestamp date={operation.timestamp} />
            <StaleBadge query={query} />
          </>
        ) : state === 'loading' ? undefined : null
      }
    />
  )
}
