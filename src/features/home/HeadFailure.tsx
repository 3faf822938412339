import { errorSummary } from '#/entity/errorSummary'

/** Why the newest block of a chain is not known, in a word or two. */
export default function HeadFailure({ error }: { error: Error }) {
  return errorSummary(error)
}
