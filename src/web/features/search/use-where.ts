import type { SearchCard } from '#contract/search.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** Where the work is done: the location, and whether it can be done elsewhere too. */
export function useWhere({ location, workplace }: Pick<SearchCard, 'location' | 'workplace'>) {
  const t = useTexts();
  const isSaid = workplace === 'hybrid' && /\bhybrid\b/iu.test(location ?? '');
  const kind = workplace === 'remote' || (workplace === 'hybrid' && !isSaid) ? workplace : null;
  return [location, kind && t(`search.card.${kind}`)].filter(Boolean);
}
