/** A label in the two-line rows of small screens, which have no column headers; includes its own spacing. */
export function CompactLabel({ text }: { text: string }) {
  return <span className="text-muted min-[72rem]:hidden">{text}</span>
}
