import { parse } from 'lossless-json';

/** A raw integer of 16 digits or more, which JSON.parse may round; a hit inside of a string only costs the slow path. */
const LARGE_INTEGER = /(?:^|[:[,])\s*-?\d{16}/;

/** Parses JSON as JSON.parse does, but integers beyond ±2^53 come out as bigint, exact; throws on text that isn't JSON. */
export function parseJson(text: string): unknown {
  if (!LARGE_INTEGER.test(text)) return JSON.parse(text);
  return parse(text, null, { parseNumber: exactNumber, onDuplicateKey: ({ newValue }) => newValue });
}

function exactNumber(digits: string): number | bigint {
  const value = Number(digits);
  return Number.isSafeInteger(value) || !/^-?\d+$/.test(digits) ? value : BigInt(digits);
}

/** Deeper than any answer nests; what lies below is cut, so that no depth can exhaust the stack. */
const MAX_DEPTH = 500;

/** Writes JSON with every digit of a bigint, for showing and copying; `indent` spaces a level, 0 for one line. */
export function stringifyJson(value: unknown, indent = 0): string {
  return written(value, indent, 0);
}

function written(value: unknown, indent: number, depth: number): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const array = Array.isArray(value);
  const parts =
    depth > MAX_DEPTH
      ? ['"…"']
      : array
        ? value.map((element) => written(element, indent, depth + 1))
        : Object.entries(value).map(
            ([key, field]) => `${JSON.stringify(key)}:${indent > 0 ? ' ' : ''}${written(field, indent, depth + 1)}`,
          );
  const [open, close] = array ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  if (depth > MAX_DEPTH) return '"…"';
  if (indent === 0) return `${open}${parts.join(',')}${close}`;
  const line = `\n${' '.repeat(indent * depth)}`;
  return `${open}${parts.map((part) => `${line}${' '.repeat(indent)}${part}`).join(',')}${line}${close}`;
}
