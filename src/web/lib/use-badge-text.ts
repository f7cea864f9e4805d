import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import { useTexts } from './texts.tsx';

/** The badge that a posting asks for, in words. The page needs the texts 'conditions'. */
export function useBadgeText() {
  const t = useTexts();
  return ({ domain, level, months }: AcceptedTest) =>
    t('conditions.badge.asked', {
      domain: t(`conditions.domains.${domain}`),
      level,
      count: months,
    });
}
