import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Opens a page in place of the search results, unless it is null or another page has been opened while they loaded. */
export function useReplacedSearch(path: string | null): void {
  const { history } = useRouter()
  useEffect(() => {
    if (path !== null && history.location.pathname.endsWith('/search')) history.replace(path)
  }, [history, path])
}
