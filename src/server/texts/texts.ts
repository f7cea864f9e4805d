import { readdirSync } from 'node:fs';
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { dateTimeFormat, numberFormat, pluralRules } from '#domain/intl.ts';
import { defaultSiteSettings } from '#domain/setting/site-settings.ts';
import type { CompiledTexts } from '#texts/compiled-texts.ts';
import type { Translate } from '#texts/translate.ts';
import {
  type Catalogue,
  localesFolder,
  missingIn,
  readCatalogue,
  sourceLocale,
} from './catalogue.ts';
import { withProduct } from './with-product.ts';

const formatters = {
  getDateTimeFormat: dateTimeFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
} as Parameters<typeof format>[3]['formatters'];

const software = defaultSiteSettings.platformName;

/**
 * Reads the catalogues once. A locale is offered if it has every text of the source with the same
 * arguments.
 */
export function createTexts(folder = localesFolder) {
  const source = readCatalogue(sourceLocale, folder);
  const offered = new Map<string, Catalogue>([[sourceLocale, source]]);
  for (const locale of readdirSync(folder).sort()) {
    if (locale === sourceLocale) continue;
    const catalogue = readCatalogue(locale, folder);
    if (missingIn(catalogue, source).length === 0) offered.set(locale, catalogue);
  }
  const compiled = new Map([...offered].map(([locale, it]) => [locale, compiledOf(it)]));
  const textsOf = (locale: string): CompiledTexts => {
    const texts = compiled.get(locale);
    if (texts === undefined) throw new Error(`The locale '${locale}' is not offered`);
    return texts;
  };

  return {
    locales: [...offered.keys()],
    /** The areas that a page uses, for its loader, with the platform's name filled in. */
    pick(locale: string, areas: readonly string[], product = software): CompiledTexts {
      const texts = textsOf(locale);
      return Object.fromEntries(
        areas.map((area) => [area, withProduct(areaOf(texts, area), product)]),
      );
    },
    translate(locale: string, timeZone = 'UTC', product = software): Translate {
      const texts = textsOf(locale);
      return (key, ...[values]) => {
        const dot = key.indexOf('.');
        const message = areaOf(texts, key.slice(0, dot))[key.slice(dot + 1)];
        if (message === undefined) throw new Error(`There is no text '${key}'`);
        return format(
          message as CompiledMessage,
          locale,
          { product, ...(values as FormatValues<string> | undefined) },
          {
            formatters,
            timeZone,
          },
        ) as string;
      };
    },
  };
}

export type Texts = ReturnType<typeof createTexts>;

function areaOf(texts: CompiledTexts, area: string): CompiledTexts[string] {
  const found = texts[area];
  if (found === undefined) throw new Error(`There is no file ${area}.json in content/locales`);
  return found;
}

function compiledOf(catalogue: Catalogue): CompiledTexts {
  return Object.fromEntries(
    [...catalogue].map(([area, keys]) => [
      area,
      Object.fromEntries([...keys].map(([key, entry]) => [key, entry.message])),
    ]),
  );
}
