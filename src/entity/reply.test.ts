import { expect, test } from 'vitest'
import { replyMarkdown, replyText } from './reply'

const url = 'https://astrolabe.example/1/tx/0xab'
const reply = {
  title: 'Transaction 0xab on Chain_1',
  lines: [
    ['Summary', 'Sent 1.5 ETH to vitalik.eth'],
    ['Fee', '0.01 ETH ($3.20)'],
  ],
} as const

test('a reply is a line for each fact, and the link', () => {
  expect(replyText(reply, url)).toBe(
    `Transaction 0xab on Chain_1\nSummary: Sent 1.5 ETH to vitalik.eth\nFee: 0.01 ETH ($3.20)\n${url}`,
  )
  expect(replyMarkdown(reply, url)).toBe(
    `[Transaction 0xab on Chain\\_1](<${url}>)\n\n- **Summary:** Sent 1.5 ETH to vitalik.eth\n- **Fee:** 0.01 ETH ($3.20)`,
  )
})

test('a name that is a link or Markdown is neither in a reply', () => {
  const hostile = { title: 'T', lines: [['Token', '![x](https://evil.com) <b>www.claim-usd.xyz</b> *']] } as const
  expect(replyText(hostile, url)).toContain('https://evil[.]com) <b>www[.]claim-usd[.]xyz')
  expect(replyMarkdown(hostile, url)).toContain(
    String.raw`\!\[x\](https://evil\[.\]com) \<b\>www\[.\]claim-usd\[.\]xyz\</b\> \*`,
  )
})

test('a line can lead to another page of the site, whose URL is whole', () => {
  const more = { title: 'T', lines: [['Next step', 'Check it in the approvals', `${url}/approvals`]] } as const
  expect(replyText(more, url)).toContain(`Next step: Check it in the approvals: ${url}/approvals`)
  expect(replyMarkdown(more, url)).toContain(`**Next step:** [Check it in the approvals](<${url}/approvals>)`)
})
