import { nearest } from '#/domain/search/nearMisses'
import { fieldsOfSchema } from './configFields'
import { configSchema } from './configSchema'
import type { UnknownField } from './unknownFields'

/** A name as it is compared: without capital letters, dashes and underscores. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, '')

/** The paths of all fields of `config.json`, and of the objects that they are in. */
function allPaths(): string[] {
  const segments = fieldsOfSchema(configSchema).map(([path]) => path.split('.'))
  return [...new Set(segments.flatMap((path) => path.map((_, at) => path.slice(0, at + 1).join('.'))))]
}

/** The known field that was meant: of the same object, else the only one of this name; undefined if there is none. */
function meantField({ name, known }: UnknownField): string | undefined {
  const same = known.find((field) => plain(field) === plain(name))
  const [near] = nearest(plain(name), known, (field) => [plain(field)])
  const elsewhere = allPaths().filter((path) => plain(path.replace(/^.*\./, '')) === plain(name))
  return same ?? near ?? (elsewhere.length === 1 ? elsewhere[0] : undefined)
}

/** A sentence that names an unknown field of `config.json`, and the known one that was meant. */
export function unknownFieldText(field: UnknownField): string {
  const meant = meantField(field)
  return `Unknown field "${field.path}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`
}
