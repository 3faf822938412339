/** As much of a document as React needs to draw into one where there is none, for tests: what it draws is read as text. */
export class FakeNode {
  nodeName: string
  nodeType: number
  ownerDocument: FakeDocument
  parentNode: FakeNode | null = null
  childNodes: FakeNode[] = []
  nodeValue = ''
  namespaceURI = 'http://www.w3.org/1999/xhtml'
  attributes: Record<string, string> = {}
  style: Record<string, string> = {}
  listeners: Record<string, ((event: object) => void)[]> = {}
  onclick: unknown = null;
  [key: string]: unknown

  constructor(nodeType: number, nodeName: string, ownerDocument: FakeDocument) {
    this.nodeType = nodeType
    this.nodeName = nodeName
    this.ownerDocument = ownerDocument
  }

  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null
  }
  get lastChild(): FakeNode | null {
    return this.childNodes.at(-1) ?? null
  }
  get nextSibling(): FakeNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }
  set textContent(text: string) {
    this.childNodes = []
    if (text !== '') this.appendChild(this.ownerDocument.createTextNode(text))
  }

  insertBefore(node: FakeNode, before: FakeNode | null): FakeNode {
    node.parentNode?.removeChild(node)
    node.parentNode = this
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, node)
    return node
  }
  appendChild(node: FakeNode): FakeNode {
    return this.insertBefore(node, null)
  }
  removeChild(node: FakeNode): FakeNode {
    const at = this.childNodes.indexOf(node)
    if (at < 0) throw new Error(`${node.nodeName} is not in ${this.nodeName}`)
    this.childNodes.splice(at, 1)
    node.parentNode = null
    return node
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes[name] = String(value)
  }
  removeAttribute(name: string): void {
    delete this.attributes[name]
  }
  addEventListener(name: string, listener: (event: object) => void, capture: unknown): void {
    if (capture !== true) (this.listeners[name] ??= []).push(listener)
  }

  /** What stands in it, as markup. */
  get inside(): string {
    return this.childNodes.map(String).join('')
  }
  toString(): string {
    if (this.nodeType === 3) return this.nodeValue
    const own = Object.entries({ ...this.attributes, ...this.style, ...('value' in this && { value: this['value'] }) })
    const name = this.nodeName.toLowerCase()
    return `<${[name, ...own.map(([key, value]) => `${key}=${String(value)}`)].join(' ')}>${this.inside}</${name}>`
  }
}

class FakeFrame extends FakeNode {}

/** The document of those nodes. */
export class FakeDocument extends FakeNode {
  head: FakeNode
  body: FakeNode
  activeElement = null
  defaultView = { document: this, HTMLIFrameElement: FakeFrame }

  constructor() {
    super(9, '#document', null as never)
    this.head = this.appendChild(this.createElement('head'))
    this.body = this.appendChild(this.createElement('body'))
  }
  createElement(name: string): FakeNode {
    return new FakeNode(1, name.toUpperCase(), this)
  }
  createElementNS(namespace: string, name: string): FakeNode {
    return Object.assign(this.createElement(name), { namespaceURI: namespace })
  }
  createTextNode(text: string): FakeNode {
    return Object.assign(new FakeNode(3, '#text', this), { nodeValue: text })
  }
  querySelector(): null {
    return null
  }
}
