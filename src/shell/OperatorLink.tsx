import type { Brand } from '#/data/config/configSchema'
import { paths } from '#/domain/paths'

/**
 * A link of config.json, whose schema accepts http(s), mailto and paths of the explorer. It needs no confirmation, as links of others do; another site opens in a new tab.
 */
export function OperatorLink({ label, url }: Brand['links'][number]) {
  if (url.startsWith('/')) return <a href={paths.of(url)}>{label}</a>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {label}
    </a>
  )
}
