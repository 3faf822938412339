/* oxlint-disable typescript/no-unsafe-type-assertion -- a list row is read by its own resource, which is what makes it a T */
import type { Row } from './client';
import { isObject, noteDrift, placeWithin, readAt, type Drift, type Place } from './reader';
import type { ListResource } from './resource';
import { stringifyJson } from './json';

/**
 * Reads the elements of a list's body: every one becomes a row. One that isn't an object, or that nothing identifies, is kept
 * with a value of null and its raw JSON. `within` is the array's own path, for drift.
 */
export function rowsOf<T>(resource: ListResource, items: readonly unknown[], within: string, drift: Drift[]): Row<T>[] {
  const at: Place = { parent: null, key: within, drift, depth: 0 };
  const taken = new Map<string, number>();
  return items.map((raw, index) => {
    const place = placeWithin(at, index);
    const value = isObject(raw) ? readAt(resource.item, raw, place) : null;
    const identity = value === null ? null : resource.identity(value);
    if (identity === null) noteDrift(place, 'a row that can be identified', raw);
    const name = identity ?? `unreadable/${digest(raw)}`;
    // The same record twice in one page is shown twice: which of the two is right can't be told here.
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return { id: times === 1 ? name : `${name}~${times}`, value: identity === null ? null : (value as T), raw };
  });
}

/** A short name made of an unreadable row's content, so that the same row is the same on every page (53-bit FNV-like hash). */
function digest(raw: unknown): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  const text = stringifyJson(raw);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  return ((high >>> 0) * 0x200000 + (low >>> 11)).toString(36);
}
