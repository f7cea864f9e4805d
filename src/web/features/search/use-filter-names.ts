import type { filterNames } from '#domain/search/change-search-url.ts';
import type { SearchUrl } from '#domain/search/search-url.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { usePostingKind } from '#web/lib/use-posting-kind.ts';
import type { SearchPlace } from './search-place.ts';
import { useSourceName } from './source-badge.tsx';

/** A filter: its query parameter and its label. */
export type FilterName = {
  name: (typeof filterNames)[number];
  /** One value of a repeated parameter; null for a single one. */
  value: string | null;
  text: string;
};

/** All active filters, besides words and location. */
export function useFilterNames(address: SearchUrl, { isStudents }: SearchPlace) {
  const t = useTexts();
  const format = useFormat();
  const sourceName = useSourceName();
  const kindText = usePostingKind();
  const amount = (value: number) =>
    address.unit === 'usd'
      ? format.number(value, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
      : format.number(value);
  const filters: FilterName[] = [];
  const add = (name: FilterName['name'], value: string | null, text: string) =>
    filters.push({ name, value, text });
  for (const type of address.types) add('type', type, kindText(type));
  for (const each of address.workplaces) add('workplace', each, t(`common.workplaces.${each}`));
  for (const level of address.levels) add('level', level, kindText(level));
  for (const category of address.categories) add('category', category, kindText(category));
  const { salaryMin, salaryMax, deadline, posted, company, unit } = address;
  if (salaryMin !== null)
    add('salaryMin', null, t(`search.filters.from-${unit}`, { amount: amount(salaryMin) }));
  if (salaryMax !== null)
    add('salaryMax', null, t(`search.filters.to-${unit}`, { amount: amount(salaryMax) }));
  if (isStudents && deadline !== null)
    add('deadline', null, t('search.filters.deadline-within', { days: deadline }));
  if (posted !== null) add('posted', null, t('search.filters.posted-within', { days: posted }));
  for (const source of address.sources) add('source', source, sourceName(source));
  if (company !== null) add('company', null, t('search.filters.company', { company }));
  return filters;
}
