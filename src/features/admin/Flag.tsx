/** A flag's state in a word with a mark beside it: full for on, a ring for off. */
export function Flag({ on }: { on: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden
        className={`size-2.5 shrink-0 rounded-full border ${on ? 'border-good bg-good' : 'border-line-strong'}`}
      />
      {on ? 'on' : 'off'}
    </span>
  )
}
