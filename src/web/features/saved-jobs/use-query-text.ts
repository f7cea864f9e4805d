import { workplaces } from '#domain/posting/workplace.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { usePostingKind } from '#web/lib/use-posting-kind.ts';

/** Describes a search from its query string: the words first, then the filters. */
export function useQueryText() {
  const t = useTexts();
  const kindText = usePostingKind();
  return (query: string): string => {
    const params = new URLSearchParams(query);
    const of = (name: string) => params.getAll(name);
    const posted = Number(params.get('posted'));
    const days = Number(params.get('deadline'));
    const words = [
      ...of('q'),
      ...of('location'),
      ...['type', 'level', 'category'].flatMap(of).map(kindText),
      ...of('company'),
      ...workplaces
        .filter((each) => of('workplace').includes(each) || (each === 'remote' && params.has(each)))
        .map((each) => t(`saved-jobs.query.${each}`)),
      ...(params.has('salaryMin') || params.has('salaryMax') ? [t('saved-jobs.query.salary')] : []),
      ...(posted > 0 ? [t('saved-jobs.query.posted', { days: posted })] : []),
      ...(days > 0 ? [t('saved-jobs.query.deadline', { days })] : []),
    ];
    return words.join(' · ') || t('saved-jobs.searches.everything');
  };
}
