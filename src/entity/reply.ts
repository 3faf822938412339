import { exactAmount, fiat } from '#/domain/amounts/amount'
import { plainText } from '#/domain/text/text'

/** What a support agent sends about a record: no more than its page says. Texts may be untrusted, and are made harmless here. */
export interface Reply {
  /** What the record is: "Transaction 0x12… on Ethereum". */
  readonly title: string
  readonly lines: readonly (readonly [label: string, text: string, url?: string])[]
}

/** A line that may have no text, then left out; `url` is a page of this site that the text leads to. */
export type ReplyLine = readonly [label: string, text: string | null, url?: string]

/** The lines that have a text. */
export function knownLines(lines: readonly ReplyLine[]): Reply['lines'] {
  return lines.flatMap(([label, text, url]) =>
    text ? [url ? ([label, text, url] as const) : ([label, text] as const)] : [],
  )
}

/** A reply as plain text, with the link to the page. */
export function replyText({ title, lines }: Reply, url: string): string {
  const texts = lines.map(([label, text, link]) => `${label}: ${withoutLinks(text)}${link ? `: ${link}` : ''}`)
  return [title, ...texts, url].join('\n')
}

/** A reply as Markdown, with the link to the page in its title. */
export function replyMarkdown({ title, lines }: Reply, url: string): string {
  const items = lines.map(([label, text, link]) => {
    const said = escaped(withoutLinks(text))
    return `- **${label}:** ${link ? `[${said}](<${link}>)` : said}`
  })
  return [`[${escaped(title)}](<${url}>)`, '', ...items].join('\n')
}

/** An exact amount with its value: "0.01 MER ($31.95)". The unit may be untrusted text, the rate is USD for a whole unit. */
export function moneyText(value: bigint, decimals: number, unit: string, rate: string | null): string {
  const usd = fiat(value, decimals, rate)
  return `${exactAmount(value, decimals)} ${plainText(unit, 60)}${usd ? ` (${usd})` : ''}`
}

/** Breaks domains in names that others chose, which tickets and chats would make links of: "claim[.]com". ENS names are no links. */
function withoutLinks(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])\.(?=(?!eth\b)\p{L}{2})/gu, '[.]')
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#!]/g, String.raw`\$&`)
}
