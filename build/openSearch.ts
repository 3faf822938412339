import type { Connect, Plugin, ResolvedConfig } from 'vite'

/** The name of the file, linked from index.html. */
const FILE = 'opensearch.xml'

/** The description for search from the browser's address bar (OpenSearch 1.1); `app` is the app's URL with a slash at its end. */
export function openSearchDescription(app: string): string {
  const url = app.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Astrolabe</ShortName>
  <Description>Addresses, transactions, blocks and tokens of every chain</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${url}icon.svg</Image>
  <Url type="text/html" method="get" template="${url}search?q={searchTerms}" />
  <Url type="application/opensearchdescription+xml" rel="self" template="${url}${FILE}" />
</OpenSearchDescription>
`
}

/** Browsers accept only absolute URLs; the development server reads its own from the request. */
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
 * Writes the description for the site in the environment variable SITE_URL. Without it, the URLs are paths that the operator
 * completes. The development server uses its own URL, as deploy/serve.mjs does.
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
  }
}
