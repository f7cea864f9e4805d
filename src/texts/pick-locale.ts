/**
 * Picks the interface language: the first preference that is offered, else the best match for the
 * browser (an Accept-Language header), else the first that is offered. 'de-AT' falls back to 'de'.
 */
export function pickLocale(
  offered: readonly string[],
  preferred: readonly (string | null | undefined)[],
  accepted: string | null | undefined,
): string {
  for (const tag of [...preferred, ...rankedTags(accepted ?? '')]) {
    const found = tag && closest(offered, tag);
    if (found) return found;
  }
  return offered[0] ?? 'en';
}

function closest(offered: readonly string[], tag: string): string | undefined {
  const exact = offered.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  return exact ?? offered.find((locale) => locale === tag.toLowerCase().split('-')[0]);
}

const maxHeaderLength = 500;

/** The tags of an Accept-Language header, the most wanted first. */
export function rankedTags(header: string): string[] {
  return header
    .slice(0, maxHeaderLength)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb']);

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
