import { useQuery } from '@tanstack/react-query'

/** Code that a page does not wait for, once it is here: fetched once for all, under a name of its own. */
export function useCode<T>(name: string, load: () => Promise<T>, wanted = true): T | undefined {
  return useQuery({ queryKey: ['code', name], queryFn: load, staleTime: Infinity, enabled: wanted }).data
}
