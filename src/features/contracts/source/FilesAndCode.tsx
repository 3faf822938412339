import { type ReactNode, useState } from 'react'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { PlaceLink } from '#/features/contracts/source/PlaceLink'
import { UntrustedText } from '#/ui/UntrustedText'

interface FilesAndCodeProps {
  title: string
  files: ReactNode
  children: ReactNode
}

/** A list of files next to the one that is shown; on a small screen above it. */
export function FilesAndCode({ title, files, children }: FilesAndCodeProps) {
  // On a small screen the code comes first.
  const [isOpen, setOpen] = useState(() => innerWidth >= 1024)
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="min-w-0 lg:sticky lg:top-[calc(var(--bar)+0.5rem)] lg:max-h-[calc(100dvh-var(--bar)-1rem)] lg:self-start lg:overflow-y-auto"
      >
        <summary className="py-1 text-muted">{title}</summary>
        {files}
      </details>
      {children}
    </div>
  )
}

interface FileLinkProps {
  search: ContractSearch
  isCurrent: boolean
  /** Path or name of the file; untrusted text. */
  name: string
}

/** A link to a file in such a list. */
export function FileLink({ search, isCurrent, name }: FileLinkProps) {
  return (
    <PlaceLink
      search={search}
      isCurrent={isCurrent}
      className="block min-h-6 rounded-xs px-1.5 py-0.5 text-ink wrap-anywhere max-md:py-2.5 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-medium"
    >
      <UntrustedText text={name} max={200} />
    </PlaceLink>
  )
}
