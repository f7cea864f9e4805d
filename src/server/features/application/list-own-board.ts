import { applicationStatuses } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadOwnBoard } from './own-application.store.ts';

/** The student's applications by status, in the order of the statuses, without empty ones. */
export async function listOwnBoard(ctx: Ctx) {
  const rows = await loadOwnBoard(ctx, requireStudent(ctx));
  const columns = applicationStatuses.flatMap((status) => {
    const of = rows.filter((row) => row.status === status);
    const items = of.map(({ status: _status, count: _count, ...item }) => item);
    return of[0] ? [{ status, count: of[0].count, items }] : [];
  });
  return { columns };
}
