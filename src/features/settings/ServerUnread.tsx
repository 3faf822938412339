import type { Unread } from '#/data/sources/probe'
import { errorText } from '#/entity/errorText'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'

/** What is the matter with a server, and what can be done about it. */
function wordsOf({ kind, base, error }: Unread): readonly [what: string, todo: string] {
  const { host } = new URL(base)
  switch (kind) {
    case 'blocked':
      return [
        `This page may not ask ${host} without encryption`,
        'It came over https itself, and browsers let such a page ask no server over plain http. Paste the address with https, or open this explorer over http.',
      ]
    case 'unreachable':
      return [
        `${host} gave no answer`,
        navigator.onLine
          ? 'The name may be misspelt, the server may be down, or something on the way holds it back.'
          : 'This device is offline.',
      ]
    case 'unreadable':
      return [
        `${host} answers, but not to pages of other sites`,
        'Whoever runs it can let browsers read it: it has to send the header Access-Control-Allow-Origin. Else this explorer can be put on the same host.',
      ]
    case 'web page':
      return [
        `${host} answered with a web page`,
        `Nothing that can be read stands below ${base}/api/v2: the API may be on another host, or a guard may stand before it.`,
      ]
    case 'no api':
      return [`${host} does not serve this API`, `It answers, but not as the API does below ${base}/api/v2.`]
    case 'refused':
      return [`${host} refuses`, error ? errorText(error)[1] : '']
  }
}

/** Why nothing could be read of a server that was asked, with its own words. */
export function ServerUnread({ found, onAgain }: { found: Unread; onAgain: () => void }) {
  const [what, todo] = wordsOf(found)
  const { status = null, serverMessage = null } = found.error ?? {}
  return (
    <Notice tone="bad" role="alert" title={what}>
      <p>{todo}</p>
      {(serverMessage || status !== null) && (
        <p className="text-sm text-muted">
          {serverMessage && <UntrustedText text={serverMessage} max={300} />}
          {status !== null && ` (HTTP ${status})`}
        </p>
      )}
      {found.kind !== 'blocked' && <Button onClick={onAgain}>Ask again</Button>}
    </Notice>
  )
}
