import type { SearchCard } from '#contract/search.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { loadScores } from '#server/features/match/own-match.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadAnswerDays } from './load-answer-days.ts';
import { nobody, type Reader, searchCardOf } from './search-card-of.ts';
import { loadOfStudent, loadExternalCards, loadOwnCards } from './search-card.store.ts';

type CardOptions = {
  stems?: readonly string[];
  /** Match scores, if already loaded. */
  scores?: Reader['match'];
};

/**
 * The cards of these internal or external postings, in this order. Omits postings deleted in the
 * meantime.
 */
export async function loadCards(
  ctx: Ctx,
  ids: readonly string[],
  { stems = [], scores }: CardOptions = {},
): Promise<SearchCard[]> {
  if (ids.length === 0) return [];
  const [own, external, reader] = await Promise.all([
    loadOwnCards(ctx, ids),
    loadExternalCards(ctx, ids),
    readerOf(ctx, ids, scores),
  ]);
  const rows = new Map([...own, ...external].map((row) => [row.id, row]));
  const answerDays = await loadAnswerDays(ctx, own);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [searchCardOf(row, stems, { reader, answerDays })];
  });
}

/** The status of the student's application to each of these postings. */
export async function loadStatuses(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ApplicationStatus>();
  return (await loadOfStudent(ctx, requireStudent(ctx), ids)).status;
}

export async function readerOf(
  ctx: Ctx,
  ids: readonly string[],
  scores?: Reader['match'],
): Promise<Reader> {
  if (ctx.actor.kind !== 'student') return nobody;
  const [own, match] = await Promise.all([
    loadOfStudent(ctx, requireStudent(ctx), ids),
    scores ?? loadScores(ctx, ids),
  ]);
  return { ...own, match };
}
