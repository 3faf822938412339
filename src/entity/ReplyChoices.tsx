import { type Reply, replyMarkdown, replyText } from '#/entity/reply'
import { CopyChoice } from '#/ui/CopyMenu'
import { canonicalUrl } from '#/ui/PageMeta'

/** The choices of a copy menu that copy what a support agent sends about a record. */
export function ReplyChoices({ reply }: { reply: () => Reply }) {
  return (
    <>
      <CopyChoice label="Reply as text" text={() => replyText(reply(), canonicalUrl())} />
      <CopyChoice label="Reply as Markdown" text={() => replyMarkdown(reply(), canonicalUrl())} />
    </>
  )
}
