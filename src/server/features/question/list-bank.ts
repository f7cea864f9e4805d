import type { QuestionBand, QuestionDomain } from '#domain/question/question-options.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { readBank } from './read-bank.ts';

type Kind = { domain: QuestionDomain; band: QuestionBand };

/** The practice questions of a field and level, from which companies pick for their interviews. */
export async function listBank(ctx: Ctx, { domain, band }: Kind) {
  requireMember(ctx, ['owner', 'recruiter']);
  const { byId, idsOf } = readBank();
  return {
    items: idsOf(domain, band).flatMap((id) => {
      const found = byId.get(id);
      if (found === undefined) return [];
      const { question, type, difficulty, points } = found;
      return [{ id, question, type, difficulty, points: [...points] }];
    }),
  };
}
