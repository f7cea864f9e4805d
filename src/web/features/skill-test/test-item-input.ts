import { itemSorts } from '#domain/skill-test/item-statistics.ts';
import { testDomains } from '#domain/skill-test/skill-test.ts';

/** Which items the address asks for, and in which order. */
export function testItemInput(search: URLSearchParams) {
  return {
    domain: testDomains.find((each) => each === search.get('domain')) ?? testDomains[0],
    sort: itemSorts.find((each) => each === search.get('sort')) ?? itemSorts[0],
    direction:
      search.get('direction') === 'descending' ? ('descending' as const) : ('ascending' as const),
  };
}
