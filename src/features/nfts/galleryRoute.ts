import { type ListSearch, listRoute } from '#/data/listRequest'
import type { ListName } from '#/api/resources'
import { type Density, readDensity } from '#/list/density'

/** What a gallery's route needs: that of any list, and `?density=`, garbage in which falls back to nothing. */
export function galleryRoute<N extends ListName>(resource: N) {
  const { validateSearch, loader } = listRoute(resource)
  return {
    validateSearch: (search: Record<string, unknown>): ListSearch<N> & { density?: Density | undefined } => ({
      ...validateSearch(search),
      ...('density' in search && { density: readDensity(search['density']) }),
    }),
    loaderDeps: ({ search }: { search: ListSearch<N> }) => search,
    loader,
  }
}
