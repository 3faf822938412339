import type { ApiRoot } from './apiRoot'
import type { Cursor } from '#/api/cursor'
import { ApiError } from './errors'
import type { ApiService } from './resource'
import { type FilterInput, requestPath, requestUrl } from './url'

/** Where a request goes: its path below the root, and its whole URL. */
export interface Target {
  path: string
  url: string
}

/** The API root of a service next to /api/v2. */
export function serviceRoot(root: ApiRoot, service: ApiService): ApiRoot {
  return service === 'api/v2' ? root : { ...root, url: root.url.replace(/api\/v2\/*$/, service) }
}

/** Where a request for a resource goes; throws an ApiError of kind 'invalid' if a parameter is missing or cannot be in a path. */
export function targetOf(
  root: ApiRoot,
  resource: string,
  template: string,
  params: Readonly<Record<string, string>>,
  filters?: FilterInput,
  cursor?: Cursor | null,
): Target {
  try {
    return { path: requestPath(template, params), url: requestUrl(root.url, template, params, filters, cursor) }
  } catch {
    throw new ApiError({ kind: 'invalid', resource, path: template })
  }
}
