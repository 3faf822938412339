import { ApiError } from '#/api/errors'
import { wordsFor } from '#/entity/failureWords'

/** Why the newest block of a chain is not known, as the end of a sentence. */
export default function HeadFailure({ error }: { error: Error }) {
  return error instanceof ApiError ? wordsFor(error)[0] : 'could not be read'
}
