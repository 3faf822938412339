import type { Fetch } from '#/api/transport'
import { isMixedContent, nearnessOf } from '#/domain/search/pastedServer'

/** Why a browser has no response from a server. */
export type Silence =
  | 'offline'
  /** An http server for a page that was loaded over https. */
  | 'mixed content'
  /** You, or the browser, refused the page access to this device or its network. */
  | 'permission denied'
  /** The browser asks you for that access, and has no answer. */
  | 'permission prompt'
  /** Browsers give pages that were loaded over http no such access. */
  | 'insecure page'
  /** A server answers, but does not allow pages of other sites to read it. */
  | 'cors'
  /** Nothing answers. */
  | 'down'

/** The page that sends the requests. */
export type SendingPage = Pick<Location, 'origin' | 'hostname'>

/** Time for the first sign of a server, ms. */
const TIMEOUT_MS = 5_000

/** Finds why a server does not respond to the page, by what browsers show: to them, a CORS refusal looks like a server that is down. */
export async function silenceOf(send: Fetch, url: string, page: SendingPage = location): Promise<Silence> {
  if (!navigator.onLine && nearnessOf(new URL(url).hostname) === 'far') return 'offline'
  if (await isBlockedAsMixed(url, page)) return 'mixed content'
  const isOfPage = new URL(url).origin === page.origin
  // Even a response that CORS hides shows that there is a server.
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const hasAnswered = await send(url, { mode: 'no-cors', credentials: 'omit', signal }).then(
    () => true,
    () => false,
  )
  if (hasAnswered) return isOfPage ? 'down' : 'cors'
  const permission = await localPermission(url, page)
  if (permission === 'prompt') return 'permission prompt'
  if (permission !== 'denied') return 'down'
  return globalThis.isSecureContext ? 'permission denied' : 'insecure page'
}

/** Whether the browser sends no request to a server, because the page was loaded over https and the server has http. */
export async function isBlockedAsMixed(url: string, page: SendingPage = location): Promise<boolean> {
  // With the permission for the local network, Chromium allows http there.
  return isMixedContent(page.origin, url) && (await localPermission(url, page)) === null
}

/** The state of Chromium's permission for requests to this device or its network; null where none is needed, or known. */
async function localPermission(url: string, page: SendingPage): Promise<PermissionState | null> {
  const target = nearnessOf(new URL(url).hostname)
  const own = nearnessOf(page.hostname)
  if (target === 'far' || own === 'device' || own === target) return null
  // One permission until Chrome 144, two since.
  for (const name of [target === 'device' ? 'loopback-network' : 'local-network', 'local-network-access']) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName })
      return state
    } catch {
      // A browser without this permission.
    }
  }
  return null
}
