// A lint rule: texts of the interface and comments use the field's words (CONTRIBUTING.md, Words).

/**
 * Words that are not used, each with what to write. A pattern is narrow enough to accept the ordinary use of its word:
 * `stands for`, `net worth`, `screen reader`.
 */
const WORDS = [
  [/\banew\b/, 'again'],
  [/\baskers?\b/, 'caller'],
  [/\b(?:is|are|was|were|be|been|being|when|until|once) asked\b/, 'is requested'],
  [/\basks? (?:the|its|each|every|all|any|a|an) (?:[\w-]+ )?(?:servers?|hosts?|API|instance)\b/, 'requests from'],
  [/\bask(?:s|ed|ing)? again\b/, 'retries, requests again'],
  [/\b(?:server|host|chain)s? (?:knows?|says?|tells?|calls?)\b/, 'reports, returns, or leave the server out'],
  [/\b(?:tells|told)\b/, 'shows, reports, returns'],
  [/(?<!\b(?:all|both|many|two|several)(?: \w+)? )\bat once\b/, 'immediately'],
  [/\bby itself\b/, 'automatically'],
  [/\b(?:is|are|was|were|be|been|being) kept\b/, 'is saved, cached or stored'],
  [/\blet(?:s|ting)? go of\b/, 'unload, release'],
  [/\bg(?:ive|ives|ave|iven) up\b/, 'cancel, stop'],
  [/\bpictures?\b/, 'chart, diagram, image'],
  [/\bbeside\b/, 'next to'],
  [/(?<!\b(?:left|let|leaves?|leaving)(?: \w+){0,2} )\balone\b/, 'only'],
  [/\b(?:stands?(?! for\b| in for\b|-)|stood)\b/, 'is, is shown'],
  [/(?<!\bnet )\bworth\b(?! \w+ing\b| an? )/, 'value'],
  [/\bin all\b(?=\s*(?:[.,;:)]|$))/, 'total'],
  [/\bas far as\b/, 'if'],
  [/\bnetwork address(?:es)?\b/, 'IP address'],
  [/\b(?:un)?fold(?:s|ed|ing)?\b/, 'hide, collapse, expand'],
  [/\bwhat (?:is left|was left|was chosen|is chosen)\b/, 'the rest, the selected …'],
  [/\b(?:nobody|somebody|whoever)\b/, 'no one is named: use “you” or the passive'],
  [/\b(?:the|its|their|every|each|most) readers?\b/, 'you, users'],
  [/\b(?:colour|behaviour|neighbour|favour|honour)(?:s|ed|ing|al)?\b/, 'the American spelling'],
  [
    /\b(?:reorgan|organ|normal|recogn|minim|neutral|serial|initial|virtual|unauthor|author)is(?:e|es|ed|ing|ation)\b/,
    '…ize',
  ],
].map(([pattern, instead]) => ({ pattern: new RegExp(pattern.source, 'gi'), instead }))

/** The words of a text that are not used, with what to write for each. */
export function wrongWordsIn(text) {
  const plain = text.replaceAll(/\s+/g, ' ')
  return WORDS.flatMap(({ pattern, instead }) => [...plain.matchAll(pattern)].map(([word]) => ({ word, instead })))
}

/** Code in a comment: names in backquotes, paths and URLs. */
const CODE = /`[^`]*`|\S*[/\\]\S*|<\/?\w+>/g

/** The text of a comment without its asterisks and code. */
const proseOf = (comment) => comment.value.replaceAll(/^\s*\*/gm, ' ').replaceAll(CODE, ' ')

/** Attributes whose value is shown or read out. */
const TEXT_ATTRIBUTES = /^(?:aria-label|alt|title|label|name|header|hint|placeholder)$/

/** Whether a text is for people: names of things in code have no spaces. */
const isProse = (text) => /\p{L}[.,;:]?\s+\p{L}/u.test(text)

/** Files whose strings are not shown in the interface. */
const isTestOrTool = (file) => /\.test\.tsx?$|[\\/](?:e2e|build|lint|demo|conformance)[\\/]/.test(file)

const TITLED = /^(?:it|test|describe)(?:\.(?:describe|each|for|only|skip|step))*(?:[<(].*\))?$/s

/** Whether the first argument of this function, in source code, is the title of a test, a step or a group of tests. */
export const takesTitle = (callee) => TITLED.test(callee)

/** Reports words of texts, comments and titles of tests that have a plainer or more usual one. */
export const plainWords = {
  meta: { type: 'suggestion', docs: { description: 'Texts and comments use the field’s words.' } },
  create(context) {
    const check = (node, text) => {
      for (const { word, instead } of wrongWordsIn(text))
        context.report({ node, message: `“${word}”: write ${instead} (CONTRIBUTING.md, Words).` })
    }
    const comments = {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, proseOf(comment))
      },
    }
    const titles = {
      CallExpression({ callee, arguments: [title] }) {
        if (!takesTitle(context.sourceCode.getText(callee))) return
        if (title?.type === 'Literal' && typeof title.value === 'string') check(title, title.value)
        if (title?.type === 'TemplateLiteral') for (const part of title.quasis) check(part, part.value.raw)
      },
    }
    if (isTestOrTool(context.filename)) return { ...comments, ...titles }
    return {
      ...comments,
      JSXText: (node) => check(node, node.value),
      Literal(node) {
        if (typeof node.value !== 'string') return
        const { parent } = node
        const isText = parent?.type === 'JSXAttribute' && TEXT_ATTRIBUTES.test(String(parent.name.name))
        if (isText || isProse(node.value)) check(node, node.value)
      },
      TemplateElement: (node) => isProse(node.value.raw) && check(node, node.value.raw),
    }
  },
}
