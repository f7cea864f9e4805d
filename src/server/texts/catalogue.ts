import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { type ArgumentKind, messageArguments } from './message-arguments.ts';

export type CatalogueEntry = { message: CompiledMessage; arguments: Map<string, ArgumentKind> };
/** Area → key within the area ('title', 'form.name') → message. */
export type Catalogue = Map<string, Map<string, CatalogueEntry>>;

export const localesFolder = fileURLToPath(new URL('../../../content/locales/', import.meta.url));
export const sourceLocale = 'en';

/**
 * Reads and compiles every area of one locale; errors name the file and key of a broken message.
 */
export function readCatalogue(locale: string, folder = localesFolder): Catalogue {
  const catalogue: Catalogue = new Map();
  const files = readdirSync(`${folder}/${locale}`).filter((name) => name.endsWith('.json'));
  for (const file of files.sort()) {
    const area = file.slice(0, -'.json'.length);
    catalogue.set(area, readArea(locale, area, folder));
  }
  return catalogue;
}

/** Throws if there is no such area. */
export function readArea(
  locale: string,
  name: string,
  folder = localesFolder,
): Map<string, CatalogueEntry> {
  const path = `${locale}/${name}.json`;
  const absolute = `${folder}/${path}`;
  if (!existsSync(absolute)) throw new Error(`There is no file ${path} in the texts`);
  const area = new Map<string, CatalogueEntry>();
  const add = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      area.set(
        key,
        refusing(`The text '${key}' of ${path} is broken`, () => entryOf(value)),
      );
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [name, inner] of Object.entries(value)) {
        if (!/^[\w-]+$/u.test(name))
          throw new Error(`The name '${name}' in ${path} is not a plain word`);
        add(inner, key === '' ? name : `${key}.${name}`);
      }
    } else throw new Error(`The text '${key}' of ${path} must be a string or an object`);
  };
  const parsed: unknown = refusing(`${path} is not JSON`, () =>
    JSON.parse(readFileSync(absolute, 'utf8')),
  );
  if (typeof parsed === 'string') throw new Error(`${path} must be an object of texts`);
  add(parsed, '');
  return area;
}

function entryOf(source: string): CatalogueEntry {
  const message = compile(source);
  return { message, arguments: messageArguments(message) };
}

function refusing<Result>(sentence: string, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    throw new Error(`${sentence}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Lists what a translation lacks compared with the source; empty if the locale can be offered. */
export function missingIn(catalogue: Catalogue, source: Catalogue): string[] {
  const lines: string[] = [];
  for (const [area, keys] of source) {
    for (const [key, entry] of keys) {
      const other = catalogue.get(area)?.get(key);
      if (other === undefined) lines.push(`${area}.${key} is missing`);
      else if (shape(other) !== shape(entry))
        lines.push(`${area}.${key} takes (${shape(other)}) instead of (${shape(entry)})`);
    }
  }
  for (const [area, keys] of catalogue) {
    for (const key of keys.keys()) {
      if (!source.get(area)?.has(key)) lines.push(`${area}.${key} is not in ${sourceLocale}`);
    }
  }
  return lines;
}

const shape = (entry: CatalogueEntry) =>
  [...entry.arguments]
    .map(([name, kind]) => `${name}: ${kind}`)
    .sort()
    .join(', ');
