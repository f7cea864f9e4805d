import type { CompiledTexts } from '#domain/texts/compiled-texts.ts';
import type { Translate } from '#domain/texts/translate.ts';
import type { Texts } from '#server/texts.ts';

const key = 'site.product';

/** The texts of pages, with the name that administrators gave the platform where the product is named. */
export function namedTexts(texts: Texts, platformName: string, locale: string, timeZone?: string) {
  const translate = texts.translate(locale, timeZone);
  return {
    pick: (areas: readonly string[]): CompiledTexts => {
      const picked = texts.pick(locale, areas);
      if (picked['site'] === undefined) return picked;
      return { ...picked, site: { ...picked['site'], product: platformName } };
    },
    translate: ((name, ...values) =>
      name === key ? platformName : translate(name, ...values)) as Translate,
  };
}
