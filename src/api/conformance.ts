import * as z from 'zod/mini';
import type { Drift } from './reader';
import { RESOURCES, type ResourceName } from './resources';

/**
 * The strict check: where a body differs from the contract, by the very schemas that the pages read leniently. An item of a
 * list that the contract has in the multichain API only is held to that form's closed schema (contract §2.1, §2.4, §4.2).
 */
export function conformance(name: ResourceName, body: unknown): Drift[] {
  const result = z.safeParse(strictBody(name), body);
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    expected: issue.code === 'unrecognized_keys' ? 'no other properties' : issue.message,
    found: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.code,
  }));
}

/** The strict schema of a resource's whole body. */
export function strictBody(name: ResourceName): z.core.$ZodType {
  const resource = RESOURCES[name];
  if (resource.kind === 'item') return resource.item;
  const items = z.array(resource.strictItem ?? resource.item);
  if (resource.body === 'array') return items;
  const page = { items, next_page_params: z.nullable(z.record(z.string(), z.unknown())) };
  if (resource.form === 'multichain') return z.strictObject(page);
  const top = resource.top as z.ZodMiniObject | null;
  return z.object({ ...top?.shape, ...page });
}
