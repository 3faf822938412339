/** Bodies that real servers sent, unchanged, by path: a folder for each endpoint; INDEX.tsv names the source of each. */
const FILES = import.meta.glob<string>('./responses/*/*.json', { query: '?raw', import: 'default', eager: true })

/** One recorded response. */
export interface RecordedResponse {
  /** Folder and file, such as 'tx/7.json'. */
  readonly name: string
  /** The body as it was sent. */
  readonly text: string
}

const ALL: readonly RecordedResponse[] = Object.entries(FILES)
  .map(([path, text]) => ({ name: path.replace('./responses/', ''), text }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))

const folderOf = ({ name }: RecordedResponse) => name.slice(0, name.indexOf('/'))

/** The endpoints with recorded responses: the names of their folders. */
export const RECORDED_ENDPOINTS: readonly string[] = [...new Set(ALL.map(folderOf))]

/** The recorded responses of an endpoint, in the order of their numbers; throws if there are none. */
export function recordedResponses(endpoint: string): RecordedResponse[] {
  const found = ALL.filter((each) => folderOf(each) === endpoint)
  if (found.length === 0) throw new Error(`No recorded responses of ${endpoint}`)
  return found
}
