import { rankedTags } from './pick-locale.ts';

const withRegion = /^(?<language>[a-z]{2,3})(?:-[a-z]{4})?-(?<region>[a-z]{2})$/iu;

/**
 * The locale for dates and numbers: the language of the interface with the region that the browser
 * (an Accept-Language header) prefers for it, such as 'en-GB'. The language alone means its usual
 * region.
 */
export function formatLocaleOf(language: string, accepted: string | null | undefined): string {
  if (language.includes('-')) return language;
  const regions = rankedTags(accepted ?? '').flatMap((tag) => {
    const found = withRegion.exec(tag)?.groups;
    const isOurs = found?.['language']?.toLowerCase() === language;
    return isOurs ? (found?.['region'] ?? '').toUpperCase() : [];
  });
  const region = regions.find(isRegion);
  const isUsual = region === new Intl.Locale(language).maximize().region;
  return region === undefined || isUsual ? language : `${language}-${region}`;
}

/**
 * The locale for dates and numbers on pages that are the same for everybody. English is read in
 * many countries with dollars of their own, so that it writes 'US$24'.
 */
export function sharedFormatLocale(language: string): string {
  return language === 'en' ? 'en-001' : language;
}

/** Unknown regions would fill the cache of formatters. */
function isRegion(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return names.of(code) !== undefined;
}
