import type { ReactNode } from 'react'

/** A message in place of content: what happened, and what to do about it. */
export function Notice({
  title,
  children,
  tone = 'plain',
  role,
}: {
  title: ReactNode
  children?: ReactNode
  tone?: 'plain' | 'bad'
  /** Announced by assistive technology if it appears later. */
  role?: 'alert' | 'note'
}) {
  return (
    <div
      role={role}
      className={`flex flex-col items-start gap-2 border-l-2 py-3 pl-4 [&>*]:max-w-full ${tone === 'bad' ? 'border-bad' : 'border-line-strong'}`}
    >
      <p className={tone === 'bad' ? 'icon icon-warning font-semibold text-bad' : 'font-semibold'}>{title}</p>
      {children}
    </div>
  )
}
