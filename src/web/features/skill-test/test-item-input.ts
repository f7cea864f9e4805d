import { itemSorts } from '#domain/skill-test/item-statistics.ts';
import { testDomains } from '#domain/skill-test/skill-test.ts';
import { oneOf } from '#web/lib/one-of.ts';

/** Which items the address asks for, and in which order. */
export function testItemInput(search: URLSearchParams) {
  return {
    domain: oneOf(testDomains, search.get('domain')),
    sort: oneOf(itemSorts, search.get('sort')),
    direction:
      search.get('direction') === 'descending' ? ('descending' as const) : ('ascending' as const),
  };
}
