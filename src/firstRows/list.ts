import type { ListName, ParamsOf } from '#/api/resources'
import { RESOURCES } from '#/api/resources'
import { sourceOf } from '#/data/sources/connection'
import { listRequest } from '#/data/queries/listRequest'
import type { Content } from './content'
import { answered } from './query'

/** The first page of a list. */
export const list =
  (resource: ListName): Content =>
  async ({ connection, params }) => {
    answered.path = RESOURCES[resource].path
    const request = listRequest(resource, params as ParamsOf<ListName>, {})
    const page = await connection.client.list(sourceOf(connection, resource).root, resource, request.params)
    answered.page = page
    return page.rows.length > 0 ? '[data-index]' : 'main section'
  }
