/** A credential for the multichain API: sent as a bearer token, or as the query parameter `apikey` (contract §5). */
export interface Credential {
  readonly scheme: 'bearer' | 'apikey'
  readonly key: string
  /** Requests per second that its plan allows, if that was entered. */
  readonly rate?: number
}

/** An API to send requests to. */
export interface ApiRoot {
  /** Its URL up to and including /api/v2. */
  readonly url: string
  readonly form: 'multichain' | 'instance'
  /** Requests per second until the server reports its limit; FREE_PLAN_RATE by default. */
  readonly rate?: number
  readonly credential?: Credential
}
