import { RequestHandler } from 'msw'

/** The values of a path's `{name}` placeholders. */
export type RouteParams = Readonly<Record<string, string>>

/** Handles a request that matches a route; undefined passes it to the next routes. */
export type RouteHandler = (
  request: Request,
  params: RouteParams,
) => Response | undefined | Promise<Response | undefined>

interface Parsed {
  params: RouteParams | null
}

/**
 * An msw handler for a method (`*` for all) and a URL with `{name}` placeholders and an optional `*` at its end. msw's own HTTP
 * handlers import a cookie jar of half a megabyte, which fails if the browser blocks storage. The demo has no cookies.
 */
export class Route extends RequestHandler<{ header: string }, Parsed, { params: RouteParams }> {
  readonly #method: string
  readonly #pattern: RegExp

  constructor(method: 'GET' | 'POST' | 'PATCH' | 'OPTIONS' | '*', url: string, handle: RouteHandler) {
    super({
      info: { header: `${method} ${url}` },
      resolver: ({ request, params }) => handle(request, params),
    })
    this.#method = method
    const pattern = url
      .replace(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
      .replace(/\*$/, '.*')
    this.#pattern = new RegExp(`^${pattern}$`)
  }

  override async parse({ request }: { request: Request }): Promise<Parsed> {
    const [url = ''] = request.url.split(/[?#]/)
    const match = this.#method === '*' || this.#method === request.method ? this.#pattern.exec(url) : null
    if (match === null) return { params: null }
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)])
    return { params: Object.fromEntries(params) }
  }

  override predicate({ parsedResult }: { parsedResult: Parsed }): boolean {
    return parsedResult.params !== null
  }

  protected override extendResolverArgs({ parsedResult }: { parsedResult: Parsed }): { params: RouteParams } {
    return { params: parsedResult.params ?? {} }
  }

  override log(): void {
    // The API status page and the browser's network panel show more.
  }
}

/** A decoded part of a path; unchanged if it cannot be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
