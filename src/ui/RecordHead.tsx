import type { ReactNode } from 'react'

interface RecordHeadProps {
  /** What this is a page of, e.g. 'Transaction'. */
  noun: string
  /** What it is called beside that, where it has a name. */
  title?: ReactNode
  /** The hash or number that identifies it. */
  identity: ReactNode
  /** One line of marks; its place is kept while they are not known. */
  marks?: ReactNode | undefined
  children?: ReactNode
}

/** The head of a record's page: what it is, what identifies it, and what is known of it in one line. */
export function RecordHead({ noun, title, identity, marks, children }: RecordHeadProps) {
  return (
    <header className="flex flex-col gap-2 pt-5 pb-2">
      <h1 className="min-h-7 text-xl font-semibold break-words">
        <span className={title ? 'font-normal text-muted' : undefined}>{noun}</span> {title}
      </h1>
      <div className="min-h-7 leading-7">{identity}</div>
      <div className="min-h-12 leading-6 md:min-h-6 [&>*]:mr-4 [&>*]:inline-block [&>*]:max-w-full">{marks}</div>
      {children}
    </header>
  )
}
