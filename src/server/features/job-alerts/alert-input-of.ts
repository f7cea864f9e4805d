import type { SearchInput } from '#contract/search.ts';
import { readSearchUrl } from '#domain/search/search-url.ts';

/**
 * The search input for an alert: the saved filters. The age of a posting is
 * none of them: an alert covers what it has not covered yet.
 */
export function alertInputOf(query: string): SearchInput {
  const address = readSearchUrl(new URLSearchParams(query), 'lpa');
  return {
    unit: 'lpa',
    ...(address.words !== '' && { q: address.words }),
    ...(address.place !== '' && { location: address.place }),
    ...(address.types.length > 0 && { type: address.types }),
    ...(address.levels.length > 0 && { level: address.levels }),
    ...(address.categories.length > 0 && { category: address.categories }),
    ...(address.sources.length > 0 && { source: address.sources }),
    ...(address.workplaces.length > 0 && { workplace: address.workplaces }),
    ...(address.salaryMin !== null && { salaryMin: address.salaryMin }),
    ...(address.salaryMax !== null && { salaryMax: address.salaryMax }),
    ...(address.deadline !== null && { deadline: address.deadline }),
    ...(address.company !== null && { company: address.company }),
  };
}
