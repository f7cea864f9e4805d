import type { Ctx } from '#server/context.ts';
import { upsertSkills } from './search-index.store.ts';

/** The ids of these skills by key, for index rows written with them. */
export async function indexSkills(
  ctx: Pick<Ctx, 'db'>,
  skills: readonly { key: string; name: string }[],
): Promise<Map<string, number>> {
  return upsertSkills(ctx, new Map(skills.map(({ key, name }) => [key, name])));
}
