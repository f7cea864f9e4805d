import type { Refusal } from '#domain/refusals.ts';
import { refusalText } from './refusal-text.ts';
import type { UseTexts } from './texts.tsx';

/** A refusal in words; where the form knows how many characters it takes at most, it says so. */
export function refusalWords(t: UseTexts, refusal: Refusal, most?: number): string {
  if (refusal === 'TEXT_TOO_LONG' && most !== undefined) return t('common.too-long', { most });
  return t(refusalText[refusal]);
}

/** The same at a field, where what is missing is clear. */
export function problemText(
  t: UseTexts,
  problem: Refusal | undefined,
  most?: number,
): string | undefined {
  return problem === 'FIELDS_REQUIRED'
    ? t('common.missing')
    : problem && refusalWords(t, problem, most);
}
