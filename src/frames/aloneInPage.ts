/**
 * Runs in an untrusted page before its own scripts. It is inserted as text, so it must not use anything outside of the function.
 *
 * The page's policy only allows scripts with a nonce, which this function sets on the page's own scripts. Nested frames (`srcdoc`,
 * `javascript:` URLs) do not get it and run no scripts. So the page has this realm only, from which WebRTC is removed, which no
 * Content-Security-Policy covers.
 */
export function aloneInPage(): void {
  // The page may replace built-in functions: those that handle the nonce are saved before.
  const { apply } = Reflect
  const self = document.currentScript as HTMLScriptElement
  const secret = [self.nonce]
  // A policy stays in effect when its meta element is removed.
  for (const element of [self, self.previousElementSibling]) element?.remove()

  for (const name of Object.getOwnPropertyNames(globalThis))
    if (/RTC|^ReportingObserver$/.test(name)) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(SecurityPolicyViolationEvent.prototype, 'originalPolicy')
  const kinds = [HTMLElement, SVGElement].map((kind) => {
    const nonce = Object.getOwnPropertyDescriptor(kind.prototype, 'nonce')
    Reflect.deleteProperty(kind.prototype, 'nonce')
    return { kind, nonce }
  })
  const mayRun = (script: unknown) => {
    // Not `for … of`: the page may replace the iterator.
    for (let at = 0; at < 2; at += 1) {
      const { kind, nonce } = kinds[at] ?? {}
      // oxlint-disable-next-line typescript/unbound-method -- bound to the script
      if (kind && nonce?.set && script instanceof kind) apply(nonce.set, script, secret)
    }
  }

  // The policy also blocks event handlers in attributes; they are set here instead.
  const events = ['onbegin', 'onend', 'onrepeat']
  for (const name in document.createElement('body')) if (name.startsWith('on')) events.push(name)
  const wanted = ['script', ...events.map((name) => `[${name}]`)].join()
  const read = (element: Element) => {
    if (element.localName === 'script') mayRun(element)
    for (const { name, value } of element.attributes)
      if (events.includes(name))
        // oxlint-disable-next-line typescript/no-implied-eval -- as a browser would
        Object.assign(element, { [name]: new Function('event', `with(document)with(this){${value}\n}`) })
  }
  const readAll = (node: Node) => {
    if (!(node instanceof Element)) return
    if (node.matches(wanted)) read(node)
    node.querySelectorAll(wanted).forEach(read)
  }
  // The observer sees a parsed script before it runs,
  new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records)
      if (type === 'attributes') read(target as Element)
      else addedNodes.forEach(readAll)
  }).observe(document, { childList: true, subtree: true, attributeFilter: events })

  // but not one inserted by another script, which is inserted again after the policy blocked it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside is there
  const refused = ({ target, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (!(target instanceof HTMLScriptElement) || effectiveDirective !== 'script-src-elem') return
    const again = document.createElement('script')
    for (const { name, value } of target.attributes) again.setAttribute(name, value)
    again.text = target.text
    target.replaceWith(again)
  }
  for (const name of ['createElement', 'createElementNS', 'open', 'write', 'writeln'] as const) {
    const builtIn = Document.prototype[name]
    const value = function (this: Document, ...words: unknown[]) {
      const made: unknown = apply(builtIn, this, words)
      if (made instanceof HTMLScriptElement || made instanceof SVGScriptElement) mayRun(made)
      // document.open() removes all listeners.
      addEventListener('securitypolicyviolation', refused)
      return made
    }
    Object.defineProperty(Document.prototype, name, { value, configurable: true, writable: true })
  }
  addEventListener('securitypolicyviolation', refused)
}
