import { cappedTotal } from '#domain/paging/capped-total.ts';
import { readPracticeQuestions } from '#domain/posting/read-practice-questions.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { countPublished, pagePublished } from './published-question.store.ts';

/** Interview questions that companies published with their open postings. */
export async function listPublished(ctx: Ctx, input: Paging & { search?: string | undefined }) {
  requireStudent(ctx);
  const [page, counted] = await Promise.all([
    pagePublished(ctx, input),
    countPublished(ctx, input),
  ]);
  const items = page.items.map(({ postingId, title, companyName, practiceQuestions }) => ({
    postingId,
    title,
    companyName,
    questions: readPracticeQuestions(practiceQuestions),
  }));
  return { ...page, items, total: cappedTotal(counted) };
}
