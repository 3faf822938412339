import { failureInBrief } from '#/entity/failureInBrief'

/** Why the newest block of a chain is not known, in a word or two. */
export default function HeadFailure({ error }: { error: Error }) {
  return failureInBrief(error)
}
