import { ApiError, type ErrorKind } from '#/api/errors'
import { paths } from '#/domain/paths'
import { Button } from '#/ui/Button'
import { HostileText } from '#/ui/HostileText'
import { Notice } from '#/ui/Notice'

/** For each kind of failure: what happened, and what the reader can do about it. */
const words: Record<ErrorKind, readonly [what: string, todo: string]> = {
  offline: [
    'could not be fetched',
    'There was no readable answer: the network is down, the server refused the connection, or it does not let browsers read it.',
  ],
  timeout: ['took too long', 'The server did not finish its answer in time. It may be busy; try again.'],
  'rate-limited': ['must wait', 'The server asks for fewer requests. Try again in a moment.'],
  unauthorised: ['need an API key', 'This server answers only with a valid key. Enter yours in the settings.'],
  'out-of-credits': [
    'are out of credits',
    'The key has used up its credits. Wait for them to reset, or enter another key in the settings.',
  ],
  forbidden: ['are not allowed here', 'The server refuses this request, or a guard in front of it does.'],
  'not-found': ['were not found', 'The server knows no such record. It may not have been indexed yet.'],
  unsupported: ['are not served here', 'This server has no such endpoint, or does not know this network.'],
  invalid: [
    'were asked for in a way the server refuses',
    'The link may be damaged, or its place in the list no longer exists.',
  ],
  server: ['failed on the server', 'The fault is on the server’s side. Try again.'],
  contract: [
    'came back unreadable',
    'The answer is not what the API promises. Another server may answer in its place.',
  ],
  aborted: ['were cancelled', 'Try again to load them.'],
}

/** A failure in place: what failed and why, in words; what the server said; and the way on. */
export function Failure({ error, what, onRetry }: { error: Error; what: string; onRetry: () => void }) {
  const known = error instanceof ApiError ? error : null
  // What a server never had is no alarm.
  const missing = known?.kind === 'unsupported'
  const [happened, todo] = known ? words[known.kind] : ['could not be shown', 'Something unexpected went wrong.']
  return (
    <div role={missing ? 'note' : 'alert'} className="w-full text-base text-ink">
      <Notice tone={missing ? 'plain' : 'bad'} title={`${what} ${happened}`}>
        <p>{todo}</p>
        {known?.serverMessage && (
          <p className="text-muted">
            The server says: <HostileText text={known.serverMessage} max={300} />
          </p>
        )}
        {known && known.fields.length > 0 && (
          <ul className="list-disc pl-5 text-muted">
            {[...new Set(known.fields.map(({ pointer, detail, title }) => `${pointer} ${detail || title}`))].map(
              (text) => (
                <li key={text}>
                  <HostileText text={text} max={200} />
                </li>
              ),
            )}
          </ul>
        )}
        <div className="flex items-center gap-4 pt-1">
          <Button onClick={onRetry}>Try again</Button>
          {(known?.kind === 'unauthorised' || known?.kind === 'out-of-credits') && (
            <a href={paths.settings()}>Settings</a>
          )}
          {known?.status && <span className="text-sm text-muted">HTTP {known.status}</span>}
        </div>
      </Notice>
    </div>
  )
}
