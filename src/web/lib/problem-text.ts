import type { Refusal } from '#domain/refusals.ts';
import { refusalText } from './refusal-text.ts';
import type { UseTexts } from './texts.tsx';

/** The text of a refusal, including the maximum length where the form knows it. */
export function refusalMessage(t: UseTexts, refusal: Refusal, most?: number): string {
  if (refusal === 'TEXT_TOO_LONG' && most !== undefined) return t('common.too-long', { most });
  return t(refusalText[refusal]);
}

/** The same for a field, which needs no field name in a 'required' message. */
export function problemText(
  t: UseTexts,
  problem: Refusal | undefined,
  most?: number,
): string | undefined {
  return problem === 'FIELDS_REQUIRED'
    ? t('common.missing')
    : problem && refusalMessage(t, problem, most);
}
