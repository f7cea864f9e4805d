import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { dateTimeFormat, numberFormat, pluralRules } from '#domain/intl.ts';
import { defaultSiteSettings } from '#domain/setting/site-settings.ts';
import type { CompiledTexts } from '#texts/compiled-texts.ts';
import type { Translate } from '#texts/translate.ts';
import {
  type CatalogueEntry,
  localesFolder,
  missingIn,
  readArea,
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
 * The texts in every language that is offered, compiled area by area when they are first used. Our
 * own catalogues are complete, which a test holds; of another folder a locale is offered if it has
 * every text of the source with the same arguments.
 */
export function createTexts(folder = localesFolder) {
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== sourceLocale)
    .map(({ name }) => name)
    .sort();
  const locales = [sourceLocale, ...(isOurs(folder) ? others : completeOf(folder, others))];
  const compiled = new Map<string, CompiledTexts[string]>();
  const areaOf = (locale: string, area: string) => {
    if (!locales.includes(locale)) throw new Error(`The locale '${locale}' is not offered`);
    const name = `${locale}/${area}`;
    const found = compiled.get(name) ?? messagesOf(readArea(locale, area, folder));
    compiled.set(name, found);
    return found;
  };

  return {
    locales,
    /** The areas that a page uses, for its loader, with the platform's name filled in. */
    pick(locale: string, areas: readonly string[], product = software): CompiledTexts {
      return Object.fromEntries(
        areas.map((area) => [area, withProduct(areaOf(locale, area), product)]),
      );
    },
    translate(locale: string, timeZone = 'UTC', product = software): Translate {
      return (key, ...[values]) => {
        const dot = key.indexOf('.');
        const message = areaOf(locale, key.slice(0, dot))[key.slice(dot + 1)];
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

const isOurs = (folder: string) => resolve(folder) === resolve(localesFolder);

function completeOf(folder: string, locales: string[]): string[] {
  const source = readCatalogue(sourceLocale, folder);
  return locales.filter((locale) => missingIn(readCatalogue(locale, folder), source).length === 0);
}

function messagesOf(area: Map<string, CatalogueEntry>): CompiledTexts[string] {
  return Object.fromEntries([...area].map(([key, { message }]) => [key, message]));
}
