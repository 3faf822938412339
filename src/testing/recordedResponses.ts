import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bodies that real servers sent, unchanged: a folder for each endpoint; INDEX.tsv names the source of each. */
const FOLDER = join(import.meta.dirname, 'responses')

/** One recorded response. */
export interface RecordedResponse {
  /** Folder and file, such as 'tx/7.json'. */
  readonly name: string
  /** The body as it was sent. */
  readonly text: string
}

/** The endpoints with recorded responses: the names of their folders. */
export const RECORDED_ENDPOINTS: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The recorded responses of an endpoint, in the order of their numbers; throws if there is no such folder. */
export function recordedResponses(endpoint: string): RecordedResponse[] {
  return readdirSync(join(FOLDER, endpoint))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => ({ name: `${endpoint}/${file}`, text: readFileSync(join(FOLDER, endpoint, file), 'utf8') }))
}
