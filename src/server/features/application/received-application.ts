import { type ReceivedColumn, receivedColumns } from '#domain/application/received-columns.ts';
import { type ReceivedFilterInput, receivedFilterOf } from '#domain/application/received-filter.ts';
import type { ReceivedSort } from '#domain/application/received-sort.ts';
import { type Cell, csvOf } from '#domain/csv.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { blindName, isIdentifying, redact } from '#domain/scorecard/blind.ts';
import { firstNameOf, mergeTemplate } from '#domain/template/template.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findAccepted } from '#server/features/invitation/own-invitations.ts';
import { loadReceivedMatches } from '#server/features/match/load-received-match.ts';
import { type CompanyScope, requireMember } from '#server/scopes.ts';
import { loadRatings, pageNotes } from './hiring-team.store.ts';
import { loadMergeValues } from './move.store.ts';
import { findSent, loadHistory, loadInterviewers } from './pipeline.store.ts';
import { applicationCardOf, receivedOrderOf } from './received-lists.ts';
import { loadOwners, pageReceived } from './received.store.ts';
import { findReceivedReading } from './resume.store.ts';

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

type SentApplication = NonNullable<Awaited<ReturnType<typeof findSent>>>;

/** The values of a parsed resume that say whose it is, or which college it was. */
const identifyingValues = (parsed: ParsedResume | null) =>
  (parsed?.fields ?? []).filter(({ path }) => isIdentifying(path)).map(({ value }) => value);

/** What was sent, without the file and everything that says whose it is. */
async function blindSentOf(ctx: Ctx, scope: CompanyScope, sent: SentApplication) {
  const reading = await findReceivedReading(ctx, scope, sent.id);
  const who = {
    name: sent.fullName,
    values: [sent.email, sent.phone ?? '', ...identifyingValues(reading?.parsed ?? null)],
  };
  return {
    ...sent,
    email: null,
    phone: null,
    resume: null,
    coverLetter: sent.coverLetter && redact(sent.coverLetter, who),
    answers: sent.answers.map((each) => ({ ...each, answer: redact(each.answer, who) })),
  };
}

/** A parsed resume without its pages, and without who it is about. */
function blindReadingOf(parsed: ParsedResume, name: string): ParsedResume {
  const who = { name, values: identifyingValues(parsed) };
  return {
    ...parsed,
    pages: [],
    fields: parsed.fields
      .filter(({ path }) => !isIdentifying(path))
      .map((field) => ({ ...field, place: null, value: redact(field.value, who) })),
  };
}

export async function loadReceived(ctx: Ctx, { applicationId }: { applicationId: string }) {
  const scope = requireMember(ctx);
  const sent = orNotFound(await findSent(ctx, scope, applicationId));
  const { isNamed } = sent;
  const [history, notes, ratings, interviewers, matches, owners, invitation] = await Promise.all([
    loadHistory(ctx, scope, applicationId),
    pageNotes(ctx, scope, { applicationId }),
    loadRatings(ctx, scope, applicationId),
    loadInterviewers(ctx, scope, applicationId),
    loadReceivedMatches(ctx, [applicationId]),
    loadOwners(ctx, scope, applicationId),
    findAccepted(ctx, applicationId),
  ]);
  const shown = isNamed ? sent : await blindSentOf(ctx, scope, sent);
  return {
    ...applicationCardOf(shown, {
      isReaderOnly: scope.onlyAssigned,
      now: ctx.now,
      matches,
    }),
    resume: shown.resume && {
      id: shown.resume.id,
      name: shown.resume.name,
      isPdf: shown.resume.mediaType === 'application/pdf',
    },
    history: history.map(({ byKind, byName, undoneAt, ...move }) => ({
      ...move,
      // Also what a company wrote, which may address the student by name.
      reason:
        move.reason && !isNamed
          ? redact(move.reason, { name: sent.fullName, values: [] })
          : move.reason,
      by: { kind: byKind, name: !isNamed && byKind === 'student' ? blindName(sent.id) : byName },
      isUndone: undoneAt !== null,
    })),
    noteList: notes.items,
    olderNotes: notes.older,
    owners: scope.onlyAssigned ? [] : owners,
    owner: owners.find(({ id }) => id === sent.ownerId) ?? null,
    ratings: ratings.map(({ memberId, name, stars }) => ({
      name,
      stars,
      isMine: memberId === scope.userId,
    })),
    interviewers: interviewers.filter(({ isAssigned }) => isAssigned || !scope.onlyAssigned),
    // An invitation reveals who the applicant is.
    invitation: isNamed ? invitation : null,
    mayDecide: !scope.onlyAssigned,
  };
}

/** The parsed resume of a received application, or that parsing is pending. */
export async function loadReading(ctx: Ctx, { applicationId }: { applicationId: string }) {
  const row = orNotFound(await findReceivedReading(ctx, requireMember(ctx), applicationId));
  const { fileId, parsed } = row;
  if (fileId === null) return { state: 'none' as const, parsed: null };
  return parsed === null
    ? { state: 'waiting' as const, parsed: null }
    : {
        state: 'read' as const,
        parsed: row.isNamed ? parsed : blindReadingOf(parsed, row.fullName),
      };
}

type ReceivedInput = ReceivedFilterInput & {
  sort?: ReceivedSort | undefined;
  columns: readonly ReceivedColumn[];
};
type Row = Awaited<ReturnType<typeof pageReceived>>['items'][number];

const rowsAtOnce = 500;

/**
 * All applications that the list shows with these filters, as CSV in parts, in the order and with
 * the columns of the table.
 */
export async function sendReceived(ctx: Ctx, { sort, columns, ...filterInput }: ReceivedInput) {
  const scope = requireMember(ctx);
  const filter = receivedFilterOf(filterInput, ctx.now);
  const order = await receivedOrderOf(ctx, scope, { sort, filter });
  const shown = receivedColumns.filter((column) => columns.includes(column));
  return parts();

  async function* parts(): AsyncGenerator<string> {
    yield csvOf([
      ['candidate', 'email', ...shown.flatMap((column) => headersOf[column] ?? column)],
    ]);
    let after: string | undefined;
    do {
      const page = await pageReceived(ctx, scope, { ...filter, order, after, limit: rowsAtOnce });
      const ids = page.items.map(({ id }) => id);
      const matches = shown.includes('match')
        ? await loadReceivedMatches(ctx, ids)
        : new Map<string, { score: number | null }>();
      yield csvOf(
        page.items.map((row) => [
          row.isNamed ? row.fullName : blindName(row.id),
          row.isNamed ? row.email : null,
          ...shown.flatMap((column) => cellsOf(row, column, matches.get(row.id)?.score ?? null)),
        ]),
      );
      after = page.older ?? undefined;
    } while (after !== undefined);
  }
}

/** Headers of columns that are called otherwise in a file, or are two there. */
const headersOf: { [Column in ReceivedColumn]?: string[] } = {
  status: ['status', 'stage'],
  stage: ['in_status_since'],
};

function cellsOf(row: Row, column: ReceivedColumn, match: number | null): Cell | Cell[] {
  const cells: Record<ReceivedColumn, Cell | Cell[]> = {
    position: row.postingTitle,
    applied: row.appliedAt,
    status: [row.status, row.stages.find(({ id }) => id === row.stageId)?.name ?? null],
    match,
    rating: row.rating,
    stage: row.changedAt,
    unread: row.unread,
    owner: row.owner?.name ?? null,
  };
  return cells[column];
}
