import { type AnyRoute, type RegisteredRouter, useRouter } from '@tanstack/react-router'
import type { ResourceName } from '#/api/resources'

/** A tab of a record's page, as the route of the tab declares it. */
export interface RouteTab {
  readonly label: string
  /** Its position among the tabs, in steps of ten, so that others fit between. */
  readonly order: number
  /** The endpoint of the tab, which is hidden where the API does not support it. */
  readonly resource?: ResourceName
  /** Whether few records need it: it is left out while the record loads, and if it is known to be empty. */
  readonly isRare?: boolean
}

/** What is known of the rows of a tab. */
export interface TabRows {
  /** Number of rows, if known. */
  readonly count?: bigint | number | null | undefined
  /** Whether there are more than `count`. */
  readonly isMore?: boolean | undefined
  /** True where the record is known to have none. */
  readonly empty?: boolean | undefined
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly tab?: RouteTab
  }
}

/**
 * The tabs of a record's page by the ID of its layout route: those that the routes inside declare. `rows` has what is known of
 * each, by its path below the record's; that of the first is ''.
 */
export function useRouteTabs(
  id: keyof RegisteredRouter['routesById'],
  rows: Readonly<Record<string, TabRows>>,
  isLoading = false,
): readonly (RouteTab & TabRows & { readonly path: string })[] {
  const layout: AnyRoute = useRouter().routesById[id]
  const inside: readonly AnyRoute[] = Object.values(layout.children ?? {})
  return inside
    .flatMap((route) => {
      const { tab } = route.options.staticData ?? {}
      const path = route.path === '/' ? '' : String(route.path)
      const known = rows[path] ?? {}
      const isEmpty = tab?.isRare && (known.count == null ? isLoading : BigInt(known.count) === 0n)
      return tab ? [{ ...tab, path, empty: isEmpty, ...known }] : []
    })
    .toSorted((a, b) => a.order - b.order)
}
