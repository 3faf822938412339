// The router's names, in its package's place, for a page that is drawn once: it is where the document is.
import { pathInApp } from '#/domain/paths'
import type { Component, Drawable, Props } from './element'
import { Fragment, jsx, SUSPENDED } from './element'
import { createContext, use } from './hooks'

/** The page that is drawn: its path parameters, and what every route of it has. */
export const here: { params: Readonly<Record<string, string>>; context: object } = { params: {}, context: {} }

interface Options {
  readonly component?: Component
}

/** A route as its file makes it. */
export interface Route {
  readonly options: Options
}

const ignore = () => undefined
const locationNow = () => ({
  pathname: pathInApp(location.pathname),
  search: {},
  searchStr: '',
  hash: '',
  href: pathInApp(location.pathname),
  state: {},
})
const select = <T, R>(value: T, { select: pick }: { select?: (value: T) => R } = {}) => (pick ? pick(value) : value)

export const useParams = <R>(options?: { select?: (value: typeof here.params) => R }) => select(here.params, options)
// Pages that are drawn have none: see src/earlyFetch.ts.
export const useSearch = () => ({})
export const useRouteContext = <R>(options?: { select?: (value: object) => R }) => select(here.context, options)
export const useLocation = <R>(options?: { select?: (value: ReturnType<typeof locationNow>) => R }) =>
  select(locationNow(), options)
const stateNow = () => ({ location: locationNow(), resolvedLocation: locationNow(), matches: [], status: 'idle' })
export const useRouterState = <R>(options?: { select?: (value: ReturnType<typeof stateNow>) => R }) =>
  select(stateNow(), options)
export const useRouter = () => ({ state: stateNow(), navigate: ignore, history: { push: ignore } })

export function createFileRoute() {
  return (options: Options) => ({
    options,
    useParams,
    useSearch,
    useRouteContext,
    useLocation,
    useNavigate: () => ignore,
  })
}
export const createRootRouteWithContext = createFileRoute

/** The routes below the one that is drawn, outermost first. */
const Below = createContext<readonly Route[]>([])

export function Outlet(): Drawable {
  const [first, ...rest] = use(Below)
  const component = first?.options.component
  return jsx(Below as never, { value: rest, children: component ? jsx(component, {}) : jsx(Outlet, {}) })
}

/** The page of some routes, each within the one before it. */
export const pageOf = (routes: readonly Route[]): Drawable =>
  jsx(Below as never, { value: routes, children: jsx(Outlet, {}) })

/** What fails while it is drawn here is left to the app. */
export const CatchBoundary = ({ children }: Props): Drawable => jsx(Fragment, { children })

/** What comes later is drawn by the app; what came along is drawn here. */
export function lazyRouteComponent(load: () => unknown): Component {
  return Object.assign(
    (props: Props) => {
      const loaded = load()
      if (loaded instanceof Promise) throw SUSPENDED
      return jsx((loaded as { default: Component }).default, props)
    },
    { preload: ignore },
  )
}

export const Navigate = (): Drawable => null
export const notFound = ignore
export const redirect = ignore
