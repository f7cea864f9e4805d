import {
  receivedStatuses,
  type ApplicationStatus,
} from '#domain/application/application-status.ts';
import { firstCards, isFoldedStatus } from '#domain/application/board-columns.ts';
import { isOverdue } from '#domain/application/is-overdue.ts';
import { movesOfCompany } from '#domain/application/may-move-application.ts';
import {
  receivedFilterOf,
  type ReceivedFilter,
  type ReceivedFilterInput,
} from '#domain/application/received-filter.ts';
import { orderOf, type ReceivedSort } from '#domain/application/received-sort.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import {
  groupsOf,
  inStageOrder,
  stageNamesOf,
  stageRanks,
  type PlacedStage,
  type Stage,
} from '#domain/stage/stage.ts';
import { dayMs } from '#domain/time.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadReceivedMatches } from '#server/features/match/load-received-match.ts';
import { encodeCursor, type Paging } from '#server/paging/keyset.ts';
import { encodeSortedCursor } from '#server/paging/sorted-keyset.ts';
import { requireMember, type CompanyScope } from '#server/scopes.ts';
import { countReceivedApplications, loadPostingTitles } from './application.store.ts';
import { countByStage, loadCompanyStages, loadFirstCards, pageCards } from './pipeline.store.ts';
import {
  countUnread,
  findReceivedPlace,
  loadOwners,
  loadReceivedIds,
  pageReceived,
  type ReceivedOrder,
} from './received.store.ts';

type Waiting = {
  id: string;
  fullName: string;
  /** The reader may know whose application it is. */
  isNamed: boolean;
  postingId: string;
  status: ApplicationStatus;
  stageId: string | null;
  stages: PlacedStage[];
  appliedAt: Date;
  firstAnsweredAt: Date | null;
  /** The company moved it, and the student is about to be notified. */
  isHeld: boolean;
};

type Reader = {
  isReaderOnly: boolean;
  now: Date;
  matches: ReadonlyMap<string, { score: number | null }>;
};

/**
 * A received application as a list shows it, with the moves that this reader may make and whether
 * it is overdue.
 */
export function applicationCardOf<Row extends Waiting>(
  { firstAnsweredAt, isHeld, isNamed, stageId, ...row }: Row,
  { isReaderOnly, now, matches }: Reader,
) {
  const stages = inStageOrder(row.stages);
  return {
    ...row,
    fullName: isNamed ? row.fullName : blindName(row.id),
    isBlind: !isNamed,
    moves: isReaderOnly ? [] : movesOfCompany(row.status),
    stage: stages.find(({ id }) => id === stageId) ?? null,
    stages: isReaderOnly ? [] : stages,
    match: matches.get(row.id)?.score ?? null,
    isOverdue: !isHeld && isOverdue({ ...row, firstAnsweredAt, now }),
  };
}

type ReceivedListInput = Paging & ReceivedFilterInput & { sort?: ReceivedSort | undefined };

/** What a list leaves out of an application that is reviewed blind. */
const unsaid = { email: null, phone: null, coverLetter: null, resume: null, answers: [] };

export async function listReceivedApplications(
  ctx: Ctx,
  { sort, ...filterInput }: ReceivedListInput,
) {
  const scope = requireMember(ctx);
  const input = receivedFilterOf(filterInput, ctx.now);
  const order = await receivedOrderOf(ctx, scope, { sort, filter: input });
  const [page, count, titles] = await Promise.all([
    pageReceived(ctx, scope, { ...input, order }),
    countReceivedApplications(ctx, scope, input),
    loadPostingTitles(ctx, scope, input.postingId),
  ]);
  const counts = order.by === 'status' ? await countByStage(ctx, scope, input) : [];
  const matches = await loadReceivedMatches(
    ctx,
    page.items.map(({ id }) => id),
  );
  return {
    ...page,
    items: page.items.map((item) => ({
      ...applicationCardOf(item.isNamed ? item : { ...item, ...unsaid }, {
        isReaderOnly: scope.onlyAssigned,
        now: ctx.now,
        matches,
      }),
      stageDays: Math.max(0, Math.floor((ctx.now.getTime() - item.changedAt.getTime()) / dayMs)),
    })),
    total: cappedTotal(count),
    postings: titles.items,
    postingsCapped: titles.isCapped,
    stages: stageNamesOf(titles.stages),
    groups: receivedStatuses.flatMap((status) => {
      const { stages, total } = columnOf(status, counts, []);
      return total === 0 ? [] : [{ status, stages, total }];
    }),
    mayDecide: !scope.onlyAssigned,
  };
}

type Counts = Awaited<ReturnType<typeof countByStage>>;

/** A status with its stages; those of `own` are shown even if they are empty. */
function columnOf(status: ApplicationStatus, counts: Counts, own: readonly Stage[]) {
  const here = counts.filter((each) => each.status === status);
  const names = own.flatMap(({ name, type }) => (type === status ? [name] : []));
  return {
    stages: groupsOf(names, here),
    total: here.reduce((sum, { count }) => sum + count, 0),
  };
}

export async function listCards(
  ctx: Ctx,
  input: Paging & ReceivedFilterInput & { status: ApplicationStatus },
) {
  const scope = requireMember(ctx);
  const page = await pageCards(ctx, scope, receivedFilterOf(input, ctx.now));
  const matches = await loadReceivedMatches(
    ctx,
    page.items.map(({ id }) => id),
  );
  const reader = { isReaderOnly: scope.onlyAssigned, now: ctx.now, matches };
  return { ...page, items: page.items.map((row) => applicationCardOf(row, reader)) };
}

/**
 * The board: each status with its count and newest applications. Collapsed columns are only counted
 * unless requested.
 */
export async function listBoard(
  ctx: Ctx,
  input: ReceivedFilterInput & { limit?: number | undefined },
) {
  const scope = requireMember(ctx);
  const { limit = firstCards, ...filter } = receivedFilterOf(input, ctx.now);
  const statuses: readonly ApplicationStatus[] =
    input.status === undefined ? receivedStatuses : [input.status];
  const open = statuses.filter((status) => status === input.status || !isFoldedStatus(status));
  const [counts, cards, titles] = await Promise.all([
    countByStage(ctx, scope, filter),
    loadFirstCards(ctx, scope, open, { ...filter, limit }),
    loadPostingTitles(ctx, scope, input.postingId),
  ]);
  const rows = [...cards.values()].flatMap(({ items }) => items);
  const matches = await loadReceivedMatches(
    ctx,
    rows.map(({ id }) => id),
  );
  const reader = { isReaderOnly: scope.onlyAssigned, now: ctx.now, matches };
  return {
    columns: statuses.map((status) => {
      const page = cards.get(status);
      // Filtered by a stage, the others aren't empty: they are hidden.
      const own = filter.stage === undefined ? titles.stages : [];
      const { stages, total } = columnOf(status, counts, own);
      return {
        status,
        total,
        groups: stages,
        items: (page?.items ?? []).map((row) => applicationCardOf(row, reader)),
        older: page?.older ?? null,
      };
    }),
    postings: titles.items,
    postingsCapped: titles.isCapped,
    stages: stageNamesOf(titles.stages),
    mayDecide: !scope.onlyAssigned,
  };
}

/** The postings that a filter of applications offers: the newest, and the chosen one. */
export async function listTitles(ctx: Ctx, selectedId: string | undefined) {
  const { items, isCapped } = await loadPostingTitles(ctx, requireMember(ctx), selectedId);
  return { items, isCapped };
}

type NeighbourInput = ReceivedFilterInput & {
  applicationId: string;
  sort?: ReceivedSort | undefined;
  isColumn?: boolean | undefined;
};

/**
 * The applications before and after one, in the order of the list it was opened from. One that has
 * left the list since keeps its place.
 */
export async function findNeighbours(
  ctx: Ctx,
  { applicationId, sort, isColumn, ...filterInput }: NeighbourInput,
) {
  const scope = requireMember(ctx);
  const order = await receivedOrderOf(ctx, scope, {
    sort,
    filter: receivedFilterOf(filterInput, ctx.now),
  });
  const at = orNotFound(await findReceivedPlace(ctx, scope, { order, applicationId }));
  const { status, stage } = at;
  const column = { ...filterInput, status, stage: stage ?? '' };
  const filter = receivedFilterOf(isColumn ? column : filterInput, ctx.now);
  const cursor = order.by === 'applied' ? encodeCursor(at) : encodeSortedCursor(at);
  const [previous, next] = await Promise.all([
    pageReceived(ctx, scope, { ...filter, order, before: cursor, limit: 1 }),
    pageReceived(ctx, scope, { ...filter, order, after: cursor, limit: 1 }),
  ]);
  return { previous: previous.items[0]?.id ?? null, next: next.items[0]?.id ?? null };
}

/** The order of a list, with the numbers that it needs beside the rows themselves. */
export async function receivedOrderOf(
  ctx: Ctx,
  scope: CompanyScope,
  { sort, filter }: { sort: ReceivedSort | undefined; filter: ReceivedFilter },
): Promise<ReceivedOrder> {
  const order = orderOf(sort);
  if (order.by === 'match') {
    const matches = await loadReceivedMatches(ctx, await loadReceivedIds(ctx, scope, filter));
    const ids = [...matches.keys()];
    const ranks = ids.map((id) => matches.get(id)?.score ?? -1);
    return { ...order, ranks: { ids, ranks } };
  }
  if (order.by === 'owner') {
    const ids = (await loadOwners(ctx, scope)).map(({ id }) => id);
    return { ...order, ranks: { ids, ranks: ids.map((_, place) => place) } };
  }
  if (order.by === 'unread') {
    const counts = await countUnread(ctx, scope, null);
    return { ...order, ranks: { ids: [...counts.keys()], ranks: [...counts.values()] } };
  }
  if (order.by === 'status') {
    const ranks = stageRanks(await loadCompanyStages(ctx, scope), receivedStatuses);
    return { ...order, ranks: { ids: [...ranks.keys()], ranks: [...ranks.values()] } };
  }
  return { ...order, ranks: { ids: [], ranks: [] } };
}
