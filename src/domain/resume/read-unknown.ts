import { maxTextLength, maxItems } from './json-resume-schema.ts';

/** An own property of an object; otherwise undefined. */
export function property(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** The text or number of a property, cut to the limit; '' when absent. */
export function textAt(value: unknown, key: string): string {
  const text = property(value, key);
  if (typeof text === 'number' && Number.isFinite(text)) return String(text);
  return typeof text === 'string' ? text.slice(0, maxTextLength) : '';
}

/** The list of a property, cut to the limit; [] when absent. */
export function listAt(value: unknown, key: string): unknown[] {
  const list = property(value, key);
  return Array.isArray(list) ? list.slice(0, maxItems) : [];
}

/** The texts in a property's list. */
export function textsAt(value: unknown, key: string): string[] {
  return listAt(value, key)
    .filter((item) => typeof item === 'string')
    .map((text) => text.slice(0, maxTextLength));
}

/**
 * Coerces a value to the shape of `like`: values of the wrong type get its default, and list items
 * follow its first item.
 */
export function formedLike<T>(like: T, value: unknown): T {
  const formed = (like: unknown, value: unknown): unknown => {
    if (typeof like === 'string')
      return typeof value === 'string' ? value.slice(0, maxTextLength) : like;
    if (typeof like === 'number')
      return typeof value === 'number' && Number.isFinite(value) ? value : like;
    if (Array.isArray(like))
      return Array.isArray(value)
        ? value.slice(0, maxItems).map((item) => formed(like[0], item))
        : [];
    return Object.fromEntries(
      Object.entries(like as object).map(([key, inner]) => [
        key,
        formed(inner, property(value, key)),
      ]),
    );
  };
  return formed(like, value) as T;
}
