import type { ReactNode } from 'react'

/** A message that stands where content would: what is so, and what to do about it. */
export function Notice({
  title,
  children,
  tone = 'plain',
  role,
}: {
  title: ReactNode
  children?: ReactNode
  tone?: 'plain' | 'bad'
  /** What it is to assistive technology, where it appears in place of something. */
  role?: 'alert' | 'note'
}) {
  return (
    <div
      role={role}
      className={`flex flex-col items-start gap-2 border-l-2 py-3 pl-4 [&>*]:max-w-full ${tone === 'bad' ? 'border-bad' : 'border-line-strong'}`}
    >
      <p className={tone === 'bad' ? 'font-semibold text-bad' : 'font-semibold'}>{title}</p>
      {children}
    </div>
  )
}
