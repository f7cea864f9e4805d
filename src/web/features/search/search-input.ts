import {
  readSearchUrl,
  salaryScale,
  type SearchUrl,
  type SearchSort,
} from '#domain/search/search-url.ts';
import type { SearchPlace } from './search-place.ts';

export function plainSort({ words }: SearchUrl, { isStudents }: SearchPlace): SearchSort {
  if (words !== '') return 'relevance';
  return isStudents ? 'match' : 'date';
}

/** The API input for one page of results. */
export function searchInput(address: SearchUrl, place: SearchPlace, page: number) {
  const { words, place: location, types, levels, categories, sources } = address;
  const { salaryMin, salaryMax, deadline, posted, company, workplaces } = address;
  const sort = address.sort === 'match' && !place.isStudents ? null : address.sort;
  return {
    unit: address.unit,
    sort: sort ?? plainSort(address, place),
    page,
    ...(words !== '' && { q: words }),
    ...(location !== '' && { location }),
    ...(types.length > 0 && { type: types }),
    ...(levels.length > 0 && { level: levels }),
    ...(categories.length > 0 && { category: categories }),
    ...(sources.length > 0 && { source: sources }),
    ...(workplaces.length > 0 && { workplace: workplaces }),
    ...(salaryMin !== null && { salaryMin }),
    ...(salaryMax !== null && { salaryMax }),
    ...(place.isStudents && deadline !== null && { deadline }),
    ...(posted !== null && { posted }),
    ...(company !== null && { company }),
  };
}

/** The API inputs for all pages of results in a URL. */
export function searchInputs(query: URLSearchParams, place: SearchPlace) {
  const address = readSearchUrl(query, place.unit);
  const { first, last } = address.pages;
  return Array.from({ length: last - first + 1 }, (_, at) =>
    searchInput(address, place, first + at),
  );
}

/** The values of the form's fields that mean 'no filter'. */
export function unfilteredValues(address: SearchUrl, place: SearchPlace): Record<string, string> {
  return {
    sort: plainSort(address, place),
    view: 'list',
    ...(address.unit === 'usd' && { salaryMin: '0', salaryMax: String(salaryScale.usd.max) }),
  };
}
