import { industries } from '#domain/company/industry.ts';
import type { Translate } from '#texts/translate.ts';

/** A documented industry in the reader's language; any other text as it was entered. */
export function industryName(t: Translate, industry: string | null): string | null {
  const known = industries.find((each) => each === industry);
  return known ? t(`company-fields.industries.${known}`) : industry;
}
