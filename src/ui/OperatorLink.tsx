import type { ComponentProps } from 'react'
import { paths } from '#/domain/links/paths'

interface OperatorLinkProps extends Pick<ComponentProps<'a'>, 'children' | 'className' | 'title'> {
  /** An http(s) or mailto URL, or a path of the router. */
  url: string
  'data-tail'?: string
}

/**
 * A link to what config.json names, whose schema accepts http(s), mailto and paths of the explorer. It needs no confirmation, as links of others do; another site opens in a new tab.
 */
export function OperatorLink({ url, children, ...props }: OperatorLinkProps) {
  if (url.startsWith('/'))
    return (
      <a href={paths.of(url)} {...props}>
        {children}
      </a>
    )
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer" {...props}>
      {children}
    </a>
  )
}
