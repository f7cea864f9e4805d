import { readFileSync } from 'node:fs';

const folder = new URL('../../../../content/demo/', import.meta.url);

/** Reads demo data; its shape is what the caller says, and loading it shows whether that's true. */
export function readDemo<Data>(name: string): Data {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
}
