import type { TalentEntry } from '#contract/talent.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';

/** What changed in a student's profile, in words. */
export function useChangeText(): (change: TalentEntry['changes'][number]) => string {
  const t = useTexts();
  const format = useFormat();
  return ({ kind, values }) => {
    switch (kind) {
      case 'skills-added':
      case 'skills-removed':
      case 'location':
        return t(`talent.change.${kind}`, { values: format.list(values) });
      case 'years':
        return t('talent.change.years', { years: Number(values[0]) });
      default:
        return t(`talent.change.${kind}`);
    }
  };
}
