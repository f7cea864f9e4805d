import { type Criterion, defaultCriteria } from '#domain/scorecard/criteria.ts';
import { useTexts } from '#web/lib/texts.tsx';

const keys = ['skills', 'solving', 'communication', 'motivation'] as const;

/**
 * The default criteria in the reader's language; scorecards store their English names, so that
 * members with different languages score the same criteria. What a company wrote stays.
 */
export function useCriterionTexts() {
  const t = useTexts();
  const translated = defaultCriteria.map((own, at): [Criterion, Criterion] => {
    const key = keys[at] ?? keys[0];
    return [
      own,
      { name: t(`scorecard.default.${key}.name`), help: t(`scorecard.default.${key}.help`) },
    ];
  });
  const replace = (criterion: Criterion, toStored: boolean): Criterion => {
    const pair = translated.find((both) => both[toStored ? 1 : 0].name === criterion.name);
    if (pair === undefined) return criterion;
    const [from, to] = toStored ? [pair[1], pair[0]] : pair;
    return { name: to.name, help: criterion.help === from.help ? to.help : criterion.help };
  };
  return {
    shown: (criterion: Criterion) => replace(criterion, false),
    stored: (criterion: Criterion) => replace(criterion, true),
    nameOf: (name: string) => replace({ name, help: null }, false).name,
  };
}
