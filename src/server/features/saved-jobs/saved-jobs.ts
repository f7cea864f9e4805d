import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { loadCards, loadStatuses } from '#server/features/search/load-cards.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  countSaved,
  deleteSaved,
  findShownPosting,
  insertSaved,
  loadDeadlines,
  pageSaved,
  type SavedShow,
} from './saved-posting.store.ts';

/** How many saved jobs close soon. */
export async function countClosing(ctx: Ctx): Promise<number> {
  return countSaved(ctx, requireStudent(ctx), 'closing');
}

/** The deadlines in this time of open saved jobs that the student has not applied to. */
export async function listDeadlines(ctx: Ctx, between: { from: Date; to: Date }) {
  return loadDeadlines(ctx, requireStudent(ctx), between);
}

/** One page of saved postings; the open ones with their search cards, except in the view 'titles'. */
export async function listSaved(
  ctx: Ctx,
  { view, ...input }: Paging & { show?: SavedShow; view?: 'titles' | undefined },
) {
  const { items, ...page } = await loadSaved(ctx, input);
  if (view === 'titles')
    return { ...page, items: items.map((item) => ({ ...item, card: null, status: null })) };
  const idsOf = (some: typeof items) => some.map(({ id }) => id);
  const [loaded, statuses] = await Promise.all([
    loadCards(ctx, idsOf(items.filter(({ isOpen }) => isOpen))),
    loadStatuses(ctx, idsOf(items.filter(({ isOpen }) => !isOpen))),
  ]);
  const cards = new Map(loaded.map((card) => [card.id, card]));
  return {
    ...page,
    items: items.map((item) => {
      const card = cards.get(item.id) ?? null;
      return { ...item, card, status: card?.status ?? statuses.get(item.id) ?? null };
    }),
  };
}

/** One page of saved postings, without their cards. */
export async function loadSaved(ctx: Ctx, input: Paging & { show?: SavedShow }) {
  const scope = requireStudent(ctx);
  const [page, counted] = await Promise.all([
    pageSaved(ctx, scope, input),
    countSaved(ctx, scope, input.show),
  ]);
  const items = page.items.map(({ ownDeadline, externalDeadline, source, ...row }) => ({
    ...row,
    source: source ?? 'firstrung',
    deadline: ownDeadline ?? externalDeadline,
    deadlineZone: ownDeadline && row.deadlineZone,
  }));
  return { ...page, items, total: cappedTotal(counted) };
}

/** The title, company and skills of a posting that students can see. */
export async function loadShownPosting(ctx: Ctx, { postingId }: { postingId: string }) {
  const posting = orNotFound(await findShownPosting(ctx, postingId));
  return posting;
}

/** Saves or unsaves a posting. Idempotent. A closed posting can still be unsaved. */
export async function setSaved(
  ctx: Ctx,
  { postingId, isSaved }: { postingId: string; isSaved: boolean },
) {
  const scope = requireStudent(ctx);
  if (isSaved && !(await findShownPosting(ctx, postingId))) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (tx) => {
    await (isSaved ? insertSaved : deleteSaved)(tx, scope, postingId);
    await notifyHome(tx, scope.studentId);
    return { isSaved };
  });
}
