/** An answer other than 200: thrown where the reason is found, written by the handler. */
export class Fault extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`Answered with status ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** One entry of a 422 body: which parameter is wrong, and why. */
export interface Complaint {
  title: string
  source: { pointer: string }
  detail: string
}

/** The resource isn't on the chain. */
export function notFound(): Fault {
  return new Fault(404, { message: 'Not found' })
}

/** Parameters that are malformed or unknown. */
export function invalid(errors: readonly Complaint[]): Fault {
  return new Fault(422, { errors })
}

/** The complaint about the value of parameter `name`. */
export function complaint(name: string, detail: string): Complaint {
  return { title: 'Invalid value', source: { pointer: `/${name}` }, detail }
}
