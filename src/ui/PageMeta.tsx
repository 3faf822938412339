import { useLocation } from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'
import { paths } from '#/domain/links/paths'
import { plainText } from '#/domain/text/text'

/** Title and description for browser tabs, bookmarks, link previews and search engines; may have untrusted text. */
interface Meta {
  title?: string | undefined
  /** One or two sentences; by default that of the subject. */
  description?: string | undefined
}

interface Subject {
  title: string
  description: string
  /** Segments of the canonical path that all its URLs begin with. */
  path: readonly string[]
}

function siteSubject(name: string): Subject {
  return { title: name, description: 'A block explorer for every EVM chain.', path: paths.of('').split('/') }
}

/** What pages are about: the explorer, a chain or a record. Null within a part of a page, which sets no title. */
const Subject = createContext<Subject | null>(siteSubject('Block explorer'))

/** The explorer is the subject of all pages within: their titles end with its name. */
export function SiteSubject({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Subject value={siteSubject(name)}>
      <meta property="og:site_name" content={name} />
      {children}
    </Subject>
  )
}

function join(title: string | undefined, subject: Subject): string {
  return title ? `${plainText(title, 90)} · ${subject.title}` : subject.title
}

/**
 * The subject of all pages within: a chain or a record. Their titles end with its title, and `path` is the canonical form of the
 * path that theirs begin with, for example of a block opened by its hash.
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

/** Content within is a part of a page and does not set the page's title. */
export function PartOfPage({ children }: { children: ReactNode }) {
  return <Subject value={null}>{children}</Subject>
}

/** Removes the title and description of index.html once the first page has its own. */
function removeDefaults(title: HTMLTitleElement | null): void {
  if (title) for (const each of document.head.querySelectorAll('[data-default]')) each.remove()
}

/** Sets the document's title, description and canonical link while a page is shown; each page renders it once. */
export function PageMeta({
  title,
  tab,
  description,
  query = '',
}: Meta & {
  /** Used as the title, except on the subject's own path, which is its first tab. */
  tab?: string
  /** The part of the query string that belongs to the page's identity, with its question mark. */
  query?: string
}) {
  const subject = use(Subject)
  const pathname = useLocation({ select: (location) => paths.of(location.pathname) })
  if (!subject) return null
  const below = pathname.split('/').slice(subject.path.length).some(Boolean)
  const full = join(title ?? (below ? tab : undefined), subject)
  const about = plainText(description ?? subject.description, 300)
  const path = [...subject.path, ...pathname.split('/').slice(subject.path.length)].join('/').replace(/\/+$/, '')
  return (
    <>
      <title ref={removeDefaults}>{full}</title>
      <meta name="description" content={about} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={about} />
      <link rel="canonical" href={location.origin + (path === paths.of('') ? paths.chains() : path) + query} />
    </>
  )
}

/** The URL of another page of this site by its path, for sharing. */
export function urlOfPath(path: string): string {
  return new URL(path, canonicalUrl()).href
}

/** The canonical URL of the current page, without a cursor, for sharing. */
export function canonicalUrl(): string {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
}
