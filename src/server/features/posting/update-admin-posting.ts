import { isDeepStrictEqual } from 'node:util';
import { deadlineOn } from '#domain/posting/deadline.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { limitOpenPostings } from '#server/features/plan/limit-open-postings.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { adminFieldsOf, type AdminPostingForm } from './admin-fields-of.ts';
import { lockAdminPosting, updateLocked } from './posting-admin.store.ts';
import { requirePublishable } from './require-publishable.ts';

type Fields = ReturnType<typeof adminFieldsOf>;
type Input = AdminPostingForm & { postingId: string; version: number };

/** An administrator edits a posting of any company. An active one must stay complete. */
export async function updateAdminPosting(ctx: Ctx, { postingId, version, ...form }: Input) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockAdminPosting(tx, scope, postingId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    const { timeZone, ...posting } = found;
    if (posting.version !== version) throw new AppError('POSTING_CHANGED');
    const fields = adminFieldsOf(form, deadlineOn(form.deadline, posting, timeZone));
    if (posting.state === 'active') requirePublishable(fields);
    const changed = (Object.keys(fields) as (keyof Fields)[]).filter(
      (name) => !isDeepStrictEqual(fields[name], posting[name]),
    );
    const answer = { id: posting.id, title: fields.title };
    if (changed.length === 0) return { ...answer, version };
    await limitOpenPostings(tx, posting.companyId, () => updateLocked(tx, posting, fields));
    await indexPostings(tx, [posting.id]);
    await publishChange(tx, 'postings');
    const only = (from: Fields) =>
      Object.fromEntries(changed.map((name) => [name, from[name]] as const));
    await noteAction(tx, {
      action: 'posting.updated',
      target: { kind: 'posting', id: posting.id },
      before: only(posting),
      after: only(fields),
    });
    return { ...answer, version: version + 1 };
  });
}
