import type { ImportPlace, ImportProblem } from '#domain/posting/import-problem.ts';
import type { Translate } from './translate.ts';

export const importPlaceText = (t: Translate, { line, item }: ImportPlace) =>
  item === null
    ? t('admin-jobs.import.line', { line })
    : t('admin-jobs.import.item', { line, item });

/** A problem of an import file in the reader's language, after its place. */
export function importProblemText(t: Translate, { kind, place, ...details }: ImportProblem) {
  const problem = t(`admin-jobs.import.problems.${kind}`, details);
  return place === null
    ? problem
    : t('admin-jobs.import.located', { place: importPlaceText(t, place), problem });
}
