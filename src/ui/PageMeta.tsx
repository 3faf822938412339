import { useLocation } from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'
import { paths } from '#/domain/paths'
import { inspectText, plainText } from '#/domain/text'

/** What tabs of the browser, bookmarks, link previews and search engines are told of a page; its texts may be hostile. */
interface Meta {
  title?: string | undefined
  /** In a sentence or two; what it is part of is described where it has none. */
  description?: string | undefined
}

interface Subject {
  title: string
  description: string
  /** Segments of the path that every address of it begins with, spelt in the one way that counts. */
  path: readonly string[]
}

/** The widest subject: every page is a page of the explorer. Null where what is shown is a part of a page only. */
const Subject = createContext<Subject | null>({
  title: 'Astrolabe',
  description: 'A block explorer for every EVM chain.',
  path: paths.of('').split('/'),
})

const line = (text: string, maxLength: number) => plainText(inspectText(text, { maxLength }))

function join(title: string | undefined, subject: Subject): string {
  return title ? `${line(title, 90)} · ${subject.title}` : subject.title
}

/**
 * What all pages within are pages of: a chain, a record. Their titles end with its title, and `path` is the canonical spelling of
 * the path that theirs begin with, as of a block that is addressed by its hash.
 */
export function PageSubject({
  title,
  description,
  path,
  children,
}: Meta & { path?: string | undefined; children: ReactNode }) {
  const subject = use(Subject)
  const narrower = subject && {
    title: join(title, subject),
    description: description ?? subject.description,
    path: path === undefined ? subject.path : path.split('/'),
  }
  return <Subject value={narrower}>{children}</Subject>
}

/** What is within is shown on a page and not the page itself, so that it leaves the page's title alone. */
export function PartOfPage({ children }: { children: ReactNode }) {
  return <Subject value={null}>{children}</Subject>
}

/** What the document says before any page is shown gives way to what the first page says. */
function dropDefaults(title: HTMLTitleElement | null): void {
  if (title) for (const each of document.head.querySelectorAll('[data-default]')) each.remove()
}

/** Sets the document's title, description and canonical link while a page is shown; each page renders it once. */
export function PageMeta({
  title,
  tab,
  description,
  query = '',
}: Meta & {
  /** In place of a title: what a tab shows, which is left out on the subject's own path, where its first tab is the page. */
  tab?: string
  /** What of the query string is part of the page's identity, with its question mark. */
  query?: string
}) {
  const subject = use(Subject)
  const pathname = useLocation({ select: (location) => paths.of(location.pathname) })
  if (!subject) return null
  const below = pathname.split('/').slice(subject.path.length).some(Boolean)
  const full = join(title ?? (below ? tab : undefined), subject)
  const about = line(description ?? subject.description, 300)
  const path = [...subject.path, ...pathname.split('/').slice(subject.path.length)].join('/').replace(/\/+$/, '')
  return (
    <>
      <title ref={dropDefaults}>{full}</title>
      <meta name="description" content={about} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={about} />
      <link rel="canonical" href={location.origin + (path === paths.of('') ? paths.chains() : path) + query} />
    </>
  )
}

/** The one address of the page on the screen, without a place in a list: what a reader shares. */
export function canonicalAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
}
