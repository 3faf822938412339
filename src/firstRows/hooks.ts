// React's own names for what is drawn once, in place of the package: components that are drawn here are those of the app, and
// each is called a single time. What would happen later (effects, events, states that change) is left to the app, which takes over.
import { type Component, type Context, SUSPENDED } from './element'

export { Fragment, StrictMode, Suspense } from './element'

const ignore = () => undefined

export function useState<T>(initial: T | (() => T)): [T | undefined, () => undefined] {
  return [typeof initial === 'function' ? (initial as () => T)() : initial, ignore]
}

export function useReducer<S>(_reduce: unknown, initial: S): [S, () => undefined] {
  return [initial, ignore]
}

export const useMemo = <T>(make: () => T): T => make()
export const useCallback = <T>(callback: T): T => callback
/** What is put off is drawn by the app. */
export const useDeferredValue = <T>(value: T, initial = value): T => initial
export const useRef = <T>(current: T): { current: T } => ({ current })

// Calls of these come to nothing, so that the bundler may leave them out with all that only they need.
/* @__NO_SIDE_EFFECTS__ */
export function useEffect(_effect: unknown, _on?: unknown): void {}
/* @__NO_SIDE_EFFECTS__ */
export function useLayoutEffect(_effect: unknown, _on?: unknown): void {}
/* @__NO_SIDE_EFFECTS__ */
export function useEffectEvent(_act: unknown): () => undefined {
  return ignore
}

export const useSyncExternalStore = <T>(_subscribe: unknown, get: () => T): T => get()

let ids = 0
export const useId = (): string => `first-${(ids += 1)}`

export function createContext<T>(value: T): Context<T> {
  return { value }
}

/** A context's value; a promise is not waited for. */
export function use<T>(from: Context<T> | Promise<T>): T {
  if (from instanceof Promise) throw SUSPENDED
  return from.value
}

/** Nothing is drawn a second time, so there is nothing to compare. */
export const memo = (component: Component): Component => component

/** What comes later is drawn by the app. */
export const lazy = (): Component => () => {
  throw SUSPENDED
}
