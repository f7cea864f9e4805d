import { useFormat, useTexts } from './texts.tsx';

/** A total as it is shown above the list itself: exact, or '10,000+'. */
export function useTotalText() {
  const t = useTexts();
  const format = useFormat();
  return ({ count, capped }: { count: number; capped: boolean }) =>
    capped ? t('common.capped', { count: format.number(count) }) : format.number(count);
}
