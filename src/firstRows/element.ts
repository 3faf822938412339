/** What a component may give: the parts of React's nodes that are drawn once. */
export type Drawable = Element | Iterable<Drawable> | string | number | bigint | boolean | null | undefined

export type Props = Readonly<Record<string, unknown>>

/** A component, called once. */
export type Component = (props: Props) => Drawable

/** A context: its value is that of the nearest provider while what is within that is drawn. */
export interface Context<T> {
  value: T
}

/** An element as JSX makes it. */
export interface Element {
  readonly type: string | symbol | Component | Context<unknown>
  readonly props: Props
}

export const Fragment = Symbol('Fragment')
export const StrictMode = Fragment
export const Suspense = Symbol('Suspense')

/** Thrown by what can't be drawn yet; the nearest <Suspense> draws its fallback instead. */
export const SUSPENDED = Symbol('suspended')

/** What JSX is compiled to; keys are of use to whoever draws again. */
export function jsx(type: Element['type'], props: Props): Element {
  return { type, props }
}

export const jsxs = jsx
