import { useFormat, useTexts } from './texts.tsx';

/** The counter of a multi-line field: '120 of 500'. */
export function useCountText(): (used: number, most: number) => string {
  const t = useTexts();
  const format = useFormat();
  return (used, most) =>
    t('common.used-of-most', { used: format.number(used), most: format.number(most) });
}
