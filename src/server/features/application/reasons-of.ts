import { firstNameOf, mergeTemplate } from '#domain/template/template.ts';
import type { Ctx } from '#server/context.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { loadMergeValues } from './move.store.ts';

/** The reason as each of these applicants reads it, with placeholders filled in. */
export async function reasonsOf(
  tx: Ctx,
  scope: CompanyScope,
  ids: string[],
  reason: string | undefined,
): Promise<(id: string) => string | null> {
  if (!reason) return () => null;
  if (!reason.includes('{')) return () => reason;
  const rows = await loadMergeValues(tx, scope, ids);
  const merged = new Map(
    rows.map(({ id, fullName, ...names }) => [
      id,
      mergeTemplate(reason, { ...names, first_name: firstNameOf(fullName) }),
    ]),
  );
  return (id) => merged.get(id) ?? reason;
}
