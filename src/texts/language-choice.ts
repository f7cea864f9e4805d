/** The language last chosen in this browser, for visitors who are not signed in. */
export const languageCookie = 'firstrung_language';

/** `?lang=de` asks for a page in a language, so that each language of a page has a URL. */
export const languageParameter = 'lang';

/** A language's name in that language, with a capital letter. */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
