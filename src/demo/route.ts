import { RequestHandler } from 'msw'

/** What a path's `{name}` placeholders stand for in a request. */
export type RouteParams = Readonly<Record<string, string>>

/** Answers a request that a route matches; undefined leaves it to the routes after it. */
export type RouteAnswer = (
  request: Request,
  params: RouteParams,
) => Response | undefined | Promise<Response | undefined>

interface Parsed {
  params: RouteParams | null
}

/**
 * An msw handler for one method (or `*` for any) and one address, with `{name}` placeholders and perhaps a `*` at its end.
 * msw's own http handlers carry a cookie jar: half of a megabyte, asked by every handler for every request, and a start that
 * fails where the browser blocks storage. The demo has no cookies.
 */
export class Route extends RequestHandler<{ header: string }, Parsed, { params: RouteParams }> {
  readonly #method: string
  readonly #pattern: RegExp

  constructor(method: 'GET' | 'PATCH' | 'OPTIONS' | '*', address: string, answer: RouteAnswer) {
    super({
      info: { header: `${method} ${address}` },
      resolver: ({ request, params }) => answer(request, params),
    })
    this.#method = method
    const pattern = address
      .replace(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
      .replace(/\*$/, '.*')
    this.#pattern = new RegExp(`^${pattern}$`)
  }

  override async parse({ request }: { request: Request }): Promise<Parsed> {
    const [address = ''] = request.url.split(/[?#]/)
    const match = this.#method === '*' || this.#method === request.method ? this.#pattern.exec(address) : null
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
    // The browser's own network panel and the app's page on calls tell more.
  }
}

/** A part of a path as it was before it was encoded; itself where it can't be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
