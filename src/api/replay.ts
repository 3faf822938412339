/** What the demo answers below the API URL of a chain: the state of its replay, and to a POST of `blocks` starts one, or ends it with 0. */
export const REPLAY_PATH = '/replay'

/** How far the last blocks of a recorded chain are replayed. Two states that differ show what changed between them. */
export interface ReplayState {
  /** Height and hash of the latest block that the demo serves now. */
  readonly height: number
  readonly hash: string
  /** Height of the last recorded block. */
  readonly head: number
  readonly isReplaying: boolean
  /** Seconds until the next block comes; null at the end of the recording. */
  readonly nextIn: number | null
  /** Raised when a replay starts, or is ended before its last block: what was loaded before is of another time. */
  readonly past: number
}
