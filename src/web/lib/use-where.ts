import { mentionsHybrid, type Workplace } from '#domain/posting/workplace.ts';
import { useTexts } from './texts.tsx';

type Where = { location: string | null; workplace: Workplace | null };

/** Where the work is done: the location, and whether it can be done elsewhere too. */
export function useWhere({ location, workplace }: Where): string[] {
  const t = useTexts();
  const isInLocation = workplace === 'hybrid' && mentionsHybrid(location);
  const kind = workplace === 'onsite' || isInLocation ? null : workplace;
  return [location || null, kind && t(`common.workplaces.${kind}`)].filter((each) => each !== null);
}
