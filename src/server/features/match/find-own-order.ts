import type { Ctx } from '#server/context.ts';
import type { StudentScope } from '#server/scopes.ts';
import { findOwnFacts } from './find-own-facts.ts';
import { loadOwnSkillIds } from './ranking.store.ts';

/** All that postings are put in the order of a student's match by; null where there is nothing to go by. */
export async function findOwnOrder(ctx: Ctx, scope: StudentScope) {
  const facts = await findOwnFacts(ctx, scope);
  return facts === undefined ? null : { facts, skills: await loadOwnSkillIds(ctx, facts) };
}
