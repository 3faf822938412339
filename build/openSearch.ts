import type { Connect, Plugin, ResolvedConfig } from 'vite'

/** The description's file, which index.html names. */
const FILE = 'opensearch.xml'

/** What a browser needs to search from its address bar (OpenSearch 1.1); `app` is the app's address with a slash at its end. */
export function openSearchDescription(app: string): string {
  const address = app.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Astrolabe</ShortName>
  <Description>Addresses, transactions, blocks and tokens of every chain</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${address}icon.svg</Image>
  <Url type="text/html" method="get" template="${address}search?q={searchTerms}" />
  <Url type="application/opensearchdescription+xml" rel="self" template="${address}${FILE}" />
</OpenSearchDescription>
`
}

/** Browsers take whole addresses alone: where the app itself is served, its own is known. */
function describe(request: Connect.IncomingMessage, base: string): string {
  const host = request.headers.host ?? 'localhost'
  return openSearchDescription(`http://${host}${base}`)
}

function serve({ config, middlewares }: { config: ResolvedConfig; middlewares: Connect.Server }): void {
  middlewares.use(config.base + FILE, (request, response) => {
    response.setHeader('Content-Type', 'application/opensearchdescription+xml; charset=utf-8')
    response.end(describe(request, config.base))
  })
}

/**
 * Writes the description for the app on the site that the environment variable SITE_URL names; without one, addresses in it are
 * paths, which are to be completed where the app is put. The servers of this machine answer with their own address.
 */
export function openSearch(site = ''): Plugin {
  let base = '/'
  return {
    name: 'open-search',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: openSearchDescription((site && new URL(base, site).href) || base),
      })
    },
    configureServer: serve,
    configurePreviewServer: serve,
  }
}
