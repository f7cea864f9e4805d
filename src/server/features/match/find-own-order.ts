import type { Ctx } from '#server/context.ts';
import type { StudentScope } from '#server/scopes.ts';
import { findOwnFacts } from './find-own-facts.ts';
import { loadOwnSkillIds } from './ranking.store.ts';

/** The input for sorting postings by the student's match. Null if there is nothing to match. */
export async function findOwnOrder(ctx: Ctx, scope: StudentScope) {
  const facts = await findOwnFacts(ctx, scope);
  return facts === undefined ? null : { facts, skills: await loadOwnSkillIds(ctx, facts) };
}
