import type { ApiError, ErrorKind, Found } from '#/api/errors'
import { grouped } from '#/domain/numberFormat'

/** For each kind of failure: what happened, and what the reader can do about it. */
const words: Record<ErrorKind, readonly [what: string, todo: string]> = {
  offline: [
    'could not be fetched',
    'There was no readable answer: the network is down, the server refused the connection, or it does not let browsers read it.',
  ],
  timeout: ['took too long', 'The server did not finish its answer in time. It may be busy; try again.'],
  interrupted: [
    'broke off',
    'The answer began and did not end: the connection was lost, or what came could not be unpacked. Try again.',
  ],
  'rate-limited': ['must wait', 'The server asks for fewer requests.'],
  unauthorised: ['need an API key', 'This server answers only with a valid key. Enter yours in the settings.'],
  'out-of-credits': [
    'could not be loaded',
    'The key is out of credits. Wait for them to reset, or enter another key in the settings.',
  ],
  forbidden: [
    'are not allowed here',
    'The server refuses this request. Another key may be allowed it; else whoever runs the server can tell.',
  ],
  'not-found': [
    'were not found',
    'The server knows no such record, or has no such list. It may not have been indexed yet.',
  ],
  unsupported: ['are not served here', 'This server has no such endpoint, or does not know this network.'],
  invalid: [
    'were asked for in a way the server refuses',
    'The link may be damaged, or its place in the list no longer exists.',
  ],
  server: ['could not be loaded', 'The fault is on the server’s side. Try again.'],
  contract: [
    'came back unreadable',
    'The answer is not what the API promises. Another server may answer in its place.',
  ],
  aborted: ['were cancelled', 'Try again to load them.'],
}

/** What came in place of JSON, and what that says. */
const instead: Record<Found, string> = {
  html: 'A web page came in place of data: a guard in front of the server, a login, or a wrong address in the configuration. Opening the server in a tab of its own shows which.',
  nothing: 'The answer was empty. The server, or something in front of it, lost what it had to say; try again.',
  part: 'The answer is JSON that breaks off or is damaged on the way. Try again; if it stays so, the fault is on the server’s side.',
  text: 'Plain text came in place of data. What it says is below, if it could be read.',
  other: 'The answer is JSON of another shape than the API promises. Another server may answer in its place.',
}

/** When what failed is tried again by itself, in words. */
export function waitText(seconds: number): string {
  if (seconds === 0) return 'Trying again…'
  const wait =
    seconds < 120
      ? `${grouped(seconds)} s`
      : seconds < 7200
        ? `${grouped(Math.ceil(seconds / 60))} minutes`
        : `${grouped(Math.ceil(seconds / 3600))} hours`
  return `Tried again by itself in ${wait}`
}

/** What happened, for the end of a sentence about several things, and what to do about it. */
export function errorText(error: ApiError): readonly [what: string, todo: string] {
  const [what, todo] = words[error.kind]
  const { kind, found, status } = error
  if (kind === 'offline' && !navigator.onLine)
    return ['wait for the network', 'This device is offline. It goes on by itself when the network is back.']
  // Refused here, before it was sent, or taken from a burst of silence.
  if (kind === 'rate-limited' && status === null)
    return [what, 'The server said, or showed by its silence, that it would refuse more requests now.']
  if (found === 'html' && kind === 'forbidden')
    return [
      what,
      `${instead.html.split(':')[0]}: a guard in front of the server refuses this browser, or this network.`,
    ]
  return [what, found !== null && kind === 'contract' ? instead[found] : todo]
}
