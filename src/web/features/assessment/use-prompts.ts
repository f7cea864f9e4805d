import { useQueries } from '@tanstack/react-query';
import { type AssessmentContent, itemsOf } from '#domain/assessment/assessment.ts';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import { api } from '#web/lib/api.ts';

/** What the items of the skill tests ask. */
export function usePrompts(content: AssessmentContent): ReadonlyMap<string, string> {
  const domains = new Set<TestDomain>(
    itemsOf(content).flatMap((item) => (item.kind === 'bank' ? [item.domain] : [])),
  );
  const answers = useQueries({
    queries: [...domains].map((domain) => api.assessment.listItems.query({ domain })),
  });
  return new Map(
    answers.flatMap(({ data }) => (data ?? []).map(({ itemId, prompt }) => [itemId, prompt])),
  );
}
