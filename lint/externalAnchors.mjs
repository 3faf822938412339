// A lint rule: only src/ui/ExternalLink.tsx links to pages outside of the explorer.

const guard =
  'What others wrote is linked by ui/ExternalLink alone, which names the host and asks first; it is framed with sandbox="allow-scripts" alone.'

/** Names of records' fields and of variables that hold an address which others wrote. */
const foreign = /(?:ur[il]|website|external|homepage)(?:s|\b|_)/i

/** Whether an expression may hold an address that leads out of the explorer. */
function leadsOut(expression, text) {
  if (expression.type === 'Literal' || expression.type === 'TemplateLiteral') {
    const start = expression.type === 'Literal' ? String(expression.value) : (expression.quasis[0]?.value.raw ?? '')
    if (/^\s*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(start)) return true
  }
  return foreign.test(text)
}

/** Reports links that lead out of the explorer, and frames without a sandbox, outside of the components made for them. */
export const externalAnchors = {
  meta: { type: 'problem', docs: { description: guard } },
  create(context) {
    const textOf = (node) => context.sourceCode.getText(node)
    const report = (node) => context.report({ node, message: guard })
    return {
      JSXOpeningElement(node) {
        const element = node.name.type === 'JSXIdentifier' ? node.name.name : ''
        if (/^(?:embed|object|base|frame)$/.test(element)) report(node)
        const attributes = new Map(
          node.attributes.flatMap((each) => (each.type === 'JSXAttribute' ? [[String(each.name.name), each]] : [])),
        )
        if (element === 'iframe' && attributes.get('sandbox')?.value?.value !== 'allow-scripts') report(node)
        if (attributes.has('srcDoc')) report(node)
        if (!/^(?:a|area|form)$/.test(element)) return
        for (const name of ['target', 'rel', 'ping', 'action']) if (attributes.has(name)) report(attributes.get(name))
        const href = attributes.get('href')?.value
        const value = href?.type === 'JSXExpressionContainer' ? href.expression : href
        if (value && leadsOut(value, textOf(value))) report(href)
      },
      CallExpression(node) {
        if (/^(?:window|globalThis|self)\.open$|(?:^|\.)location\.(?:assign|replace)$/.test(textOf(node.callee)))
          report(node)
      },
      AssignmentExpression(node) {
        if (/(?:^|\.)location(?:\.href)?$|\.(?:inner|outer)HTML$|\.srcdoc$/.test(textOf(node.left))) report(node)
      },
    }
  },
}
