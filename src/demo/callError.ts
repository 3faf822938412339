/** The error of a JSON-RPC call; nodes send it with status 200. */
export class CallError extends Error {
  readonly code: number
  readonly data: string | undefined

  constructor(code: number, message: string, data?: string) {
    super(message)
    this.code = code
    this.data = data
  }
}
