import type { ReactNode } from 'react'

interface NoticeProps {
  title: ReactNode
  children?: ReactNode
  /** Buttons and links below it, which are not announced with it. */
  actions?: ReactNode
  tone?: 'plain' | 'bad'
  /** Announced by assistive technology if it appears later. */
  role?: 'alert' | 'note'
}

/** A message in place of content: what happened, and what to do about it. */
export function Notice({ title, children, actions, tone = 'plain', role }: NoticeProps) {
  return (
    <div className="panel stack-3 px-4 py-3">
      <div role={role} className="flex flex-col items-start gap-2 [&>*]:max-w-full">
        <p className={tone === 'bad' ? 'icon icon-warning font-semibold text-bad' : 'font-semibold'}>{title}</p>
        {children}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{actions}</div>}
    </div>
  )
}
