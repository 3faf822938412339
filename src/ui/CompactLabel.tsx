/** A word, with the space that parts it, that the two-line rows of small screens need beside a value, where no header names it. */
export function CompactLabel({ text }: { text: string }) {
  return <span className="text-muted min-[72rem]:hidden">{text}</span>
}
