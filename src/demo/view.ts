import type { RecordedNoun } from './recording'
import type { Facts } from './store'

/** Which API a request came in on: the per-instance one of a chain, or the multichain one, whose addresses look different. */
export type Form = 'instance' | 'multichain'

/** What a body is built from: the facts it needs and the form of the request. */
export type View<N extends RecordedNoun> = Facts<N> & { readonly form: Form }
