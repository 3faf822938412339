import type { ReactNode } from 'react'
import { type NodeFault, nodeFaultText } from '#/contracts/nodeFault'
import type { Silence } from '#/data/sources/nodeSilence'
import { nearnessOf } from '#/domain/search/pastedServer'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

/** What is wrong with a node, where the reason of a missing response was looked for. */
export type ShownNodeFault = Exclude<NodeFault, { kind: 'silent' }> | { readonly kind: Silence }

interface NodeFaultNoticeProps {
  fault: ShownNodeFault
  /** The absolute URL of the node, of which only host and port are shown: the rest may have a key. */
  url: string
  /** Where its URL is set, as the end of a sentence. */
  setIn: string
  actions?: ReactNode
}

/** Why a node cannot be read, and what to do about it. */
export function NodeFaultNotice({ fault, url, setIn, actions }: NodeFaultNoticeProps) {
  const { host, origin } = new URL(url)
  const { title, advice } = textOf(fault, host, origin, setIn)
  const message = 'message' in fault && fault.kind !== 'other' ? fault.message : null
  return (
    <Notice tone="bad" role="alert" title={title} actions={actions}>
      {advice}
      {message && (
        <p className="text-sm text-muted">
          Message from the node: <UntrustedText text={message} max={300} />
        </p>
      )}
    </Notice>
  )
}

function textOf(
  fault: ShownNodeFault,
  host: string,
  origin: string,
  setIn: string,
): { title: string; advice: ReactNode } {
  const isNear = nearnessOf(new URL(origin).hostname) !== 'far'
  switch (fault.kind) {
    case 'offline':
      return { title: `No response from ${host}`, advice: <p>You’re offline.</p> }
    case 'mixed content':
      return {
        title: `The browser blocks http requests to ${host}`,
        advice: (
          <p>
            This page was loaded over https. Use an https URL, open this explorer over http, or run{' '}
            <OwnExplorer url={origin} />.
          </p>
        ),
      }
    case 'permission denied':
      return {
        title: `The browser blocks requests from this page to ${host}`,
        advice: (
          <p>
            Allow access to {placeOf(origin)} in the browser’s settings for this site, next to its URL. Then reload this
            page.
          </p>
        ),
      }
    case 'permission prompt':
      return {
        title: `No response from ${host}`,
        advice: (
          <p>
            The browser asks whether this page may access {placeOf(origin)}: allow it. If it does not ask, the node is
            not running.
          </p>
        ),
      }
    case 'insecure page':
      return {
        title: `The browser blocks requests from this page to ${host}`,
        advice: (
          <p>
            Only pages that were loaded over https may access {placeOf(origin)}. Open this explorer over https, or run{' '}
            <OwnExplorer url={origin} />.
          </p>
        ),
      }
    case 'cors':
      return {
        title: `${host} is running, but blocks requests from this page (CORS)`,
        advice: <CorsAdvice url={origin} />,
      }
    case 'down':
      return {
        title: `No response from ${host}`,
        advice: (
          <p>
            {isNear
              ? 'Nothing answers there. Start the node, or check the port in its URL.'
              : 'Check the URL. The host may be down, or a firewall or proxy may block it.'}
          </p>
        ),
      }
    case 'slow':
      return {
        title: `${host} takes too long to respond`,
        advice: <p>The node may be busy. It is requested again automatically.</p>,
      }
    case 'limited':
      return {
        title: `${host} limits the rate of requests`,
        advice: <p>Wait a minute, or use the URL of a node that accepts more: many providers want a key in it.</p>,
      }
    case 'failing':
      return { title: nodeFaultText(fault), advice: <p>Check that the node behind {host} is running.</p> }
    case 'key':
      return {
        title: `${host} requires a valid API key${fault.status === null ? '' : ` (HTTP ${fault.status})`}`,
        advice: <p>Copy the whole URL from your provider, with the key in its path or query, {setIn}.</p>,
      }
    case 'no node':
      return {
        title: `No JSON-RPC node at this URL of ${host}`,
        advice: (
          <p>
            {fault.isPage ? 'It returns a web page' : 'What it returns is not JSON-RPC'}
            {fault.status !== null && fault.status !== 200 && ` (HTTP ${fault.status})`}. Correct the URL {setIn}: the
            path matters, too.
          </p>
        ),
      }
    case 'wrong chain':
      return {
        title: `The node at ${host} is of another chain`,
        advice: (
          <p>
            It reports chain ID {fault.found} instead of {fault.expected}. Correct the URL or the ID {setIn}, or start
            the node with the ID {fault.expected}.
          </p>
        ),
      }
    case 'missing method':
      return {
        title: `The node at ${host} doesn’t have ${fault.method}`,
        advice: <p>Pages need this method. Enable it in the node, or use the URL of another node {setIn}.</p>,
      }
    case 'other':
      return { title: `The node at ${host} reports an error`, advice: <UntrustedText text={fault.message} max={300} /> }
  }
}

const placeOf = (origin: string) =>
  nearnessOf(new URL(origin).hostname) === 'device' ? 'other apps on this device' : 'your local network'

/** The command that starts an explorer which requests from the node itself, so that no browser is in between. */
function OwnExplorer({ url }: { url: string }) {
  return <code className="wrap-anywhere">npm start -- --rpc {url}</code>
}

/** How each program is made to accept the requests of this page. */
function CorsAdvice({ url }: { url: string }) {
  const { origin } = location
  return (
    <>
      <p>Start it so that it accepts requests from {origin}:</p>
      <ul className="list-disc pl-5">
        <li>
          Anvil: <code className="wrap-anywhere">anvil --allow-origin {origin}</code>
        </li>
        <li>
          Geth: <code className="wrap-anywhere">geth --http --http.corsdomain {origin}</code>
        </li>
        <li>Hardhat accepts all pages, so another program uses this port.</li>
        <li>
          Any server: the header <code>Access-Control-Allow-Origin</code>.
        </li>
        <li>
          Or leave the node as it is, and run <OwnExplorer url={url} />.
        </li>
      </ul>
    </>
  )
}
