import { isKit, minutesOf } from '#domain/assessment/assessment.ts';
import type { Ctx } from '#server/context.ts';
import { requirePosting } from '#server/features/posting/load-posting.ts';
import { requireStudent } from '#server/scopes.ts';
import { findMet } from './accept-test.ts';
import { loadOfPosting } from './own-sitting.store.ts';

/**
 * The assessments that a posting may ask for, before applying: what each takes, and whether a
 * passed skill test already meets it. It warns and helps; it refuses nobody.
 */
export async function loadRequirements(ctx: Ctx, { postingId }: { postingId: string }) {
  requireStudent(ctx);
  await requirePosting(ctx, postingId);
  const rows = await loadOfPosting(ctx, postingId);
  const items = await Promise.all(
    rows.map(async ({ title, accepts, content }) => {
      const met = accepts && (await findMet(ctx, accepts));
      return {
        title,
        minutes: isKit(content) ? null : minutesOf(content),
        accepts,
        met: met ? { score: met.score, passedAt: met.submittedAt } : null,
      };
    }),
  );
  return { items };
}
