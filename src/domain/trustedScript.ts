declare global {
  /** In browsers with Trusted Types. */
  var trustedTypes:
    | { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => unknown } }
    | undefined
}

/** The policies of the Content-Security-Policy (build/contentSecurityPolicy.ts), each for one worker. */
type PolicyName = 'service-worker' | 'node-worker'

/** The URL of a worker as Trusted Types demand it. Its policy is created here, once, and allows this URL only. */
export function trustedScript(name: PolicyName, url: string): string {
  const policy = globalThis.trustedTypes?.createPolicy(name, { createScriptURL: () => url })
  return (policy?.createScriptURL(url) ?? url) as string
}
