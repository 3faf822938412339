/**
 * Runs in a page that a stranger wrote, before anything of its own, as a text: nothing outside of the function is there. Under the
 * page's policy only that runs which bears a secret, and the page's own scripts are given it unseen: what it frames in turn, as a text
 * or a `javascript:` address, has none and runs nothing. So the page has no realm but this one, from which what connects browsers is
 * taken, as no policy of today's browsers is about that.
 */
export function aloneInPage(): void {
  // The page may put its own in place of what is built in: what the secret passes through is taken from there before.
  const { apply } = Reflect
  const self = document.currentScript as HTMLScriptElement
  const secret = [self.nonce]
  // The policy stays when what said it goes.
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
    // Not with `of`: the page may say what that goes over.
    for (let at = 0; at < 2; at += 1) {
      const { kind, nonce } = kinds[at] ?? {}
      // oxlint-disable-next-line typescript/unbound-method -- bound to the script
      if (kind && nonce?.set && script instanceof kind) apply(nonce.set, script, secret)
    }
  }

  // What handlers in attributes say would need no secret of theirs: they are forbidden, too, and read here instead.
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
  // A parser tells of a script before it runs it,
  new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records)
      if (type === 'attributes') read(target as Element)
      else addedNodes.forEach(readAll)
  }).observe(document, { childList: true, subtree: true, attributeFilter: events })

  // but not of one that another script writes: that one is put in its own place once it was refused.
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
      // A document that is opened anew listens to nobody.
      addEventListener('securitypolicyviolation', refused)
      return made
    }
    Object.defineProperty(Document.prototype, name, { value, configurable: true, writable: true })
  }
  addEventListener('securitypolicyviolation', refused)
}
