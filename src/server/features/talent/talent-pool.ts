import { v7 as uuid } from 'uuid';
import type { EntryText, TalentDetails } from '#contract/talent.ts';
import { invitationStatusOf } from '#domain/invitation/invitation.ts';
import { isOpen } from '#domain/posting/is-open.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import { profileChanges, type VisibleProfile } from '#domain/talent/profile-changes.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import {
  listNamedPostings,
  loadCandidates,
  loadVisibleCandidate,
  requireCandidate,
} from '#server/features/match/candidates.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import {
  countLooseNotes,
  deleteNoteOf,
  deleteRemovedBy,
  deleteRemovedOf,
  deleteUnfindable,
  upsertNote,
} from './talent-note.store.ts';
import {
  countEntries,
  deleteShortlisted,
  findEntry,
  findEntryOf,
  insertEntry,
  insertShortlisted,
  loadInvitations,
  loadNamedEntries,
  loadShortlists,
  loadTags,
  pageEntries,
  updateTags,
} from './talent.store.ts';

type Row = {
  entryId: string;
  tags: string[];
  note: string;
  version: number;
  addedAt: Date;
  addedBy: string | null;
  seen: VisibleProfile;
};

/** What the company keeps of a student, and what changed since. */
function entryDetailsOf(
  { entryId, tags, note, version, addedAt, addedBy, seen }: Row,
  now: VisibleProfile,
) {
  const changes = profileChanges(seen, now);
  return { entryId, tags, note, version, addedAt, addedBy, changes };
}

type CreateTalentInput = { studentId: string; postingId?: string | undefined };

/** Adds a student to the pool, once, and shortlists them for the posting if there is one. */
export async function createTalent(ctx: Ctx, { studentId, postingId }: CreateTalentInput) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const seen = await requireCandidate(tx, { studentId, postingId });
    const id = uuid();
    await deleteRemovedOf(tx, scope, studentId);
    const isNew = await insertEntry(tx, scope, { id, studentId, seen });
    const entryId = orNotFound(isNew ? id : (await findEntryOf(tx, scope, studentId))?.entryId);
    if (postingId) await insertShortlisted(tx, scope, { entryId, postingId });
    return { entryId, isNew };
  });
}

const pageSize = 20;

type ListTalentInput = {
  search?: string | undefined;
  tag?: string | undefined;
  isAvailable?: boolean | undefined;
  postingId?: string | undefined;
  skills?: string[] | undefined;
  page?: number | undefined;
};

/** The company's talent pool, newest first, without students who can no longer be found. */
export async function listTalent(
  ctx: Ctx,
  { skills = [], page: requestedPage = 1, ...input }: ListTalentInput,
) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const filter = { ...input, skillKeys: [...new Set(skills.map((name) => skillOf(name).key))] };
  const total = await countEntries(ctx, scope, filter);
  const pages = Math.ceil(total / pageSize);
  const page = Math.min(requestedPage, Math.max(1, pages));
  const rows = await pageEntries(ctx, scope, {
    ...filter,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const shortlists = await loadShortlists(
    ctx,
    scope,
    rows.map(({ entryId }) => entryId),
  );
  const postingsOf = (entryId: string) =>
    shortlists.flatMap(({ entryId: of, ...posting }) => (of === entryId ? [posting] : []));
  const matched = (entryId: string) => {
    const all = postingsOf(entryId);
    return all.find(({ id }) => id === input.postingId) ?? all[0] ?? null;
  };
  const students = await loadCandidates(
    ctx,
    rows.map(({ studentId, entryId }) => ({ studentId, postingId: matched(entryId)?.id ?? null })),
  );
  const invited = await loadInvitations(
    ctx,
    scope,
    rows.map(({ studentId }) => studentId),
  );
  const items = rows.flatMap((row) => {
    const student = students.get(row.studentId);
    if (student === undefined) return [];
    const { bio: _bio, ...shown } = student;
    return [
      {
        ...shown,
        ...entryDetailsOf(row, student),
        postings: postingsOf(row.entryId),
        matched: matched(row.entryId),
        invitation: latestOf(
          ctx,
          invited.find(({ studentId }) => studentId === row.studentId),
        ),
      },
    ];
  });
  const isEmpty = total === 0 && (await countEntries(ctx, scope, { skillKeys: [] })) === 0;
  const [tags, postings, looseNotes] = await Promise.all([
    loadTags(ctx, scope),
    listNamedPostings(ctx),
    countLooseNotes(ctx, scope),
  ]);
  return { items, total, page, pages, tags, postings, isEmpty, looseNotes };
}

type Invited = Awaited<ReturnType<typeof loadInvitations>>[number];

function latestOf({ now }: Ctx, invited: Invited | undefined) {
  if (invited === undefined) return null;
  // A company with members who can sign in is approved.
  const isPostingOpen = isOpen({ ...invited.posting, companyApproved: true }, now);
  return {
    standing: invitationStatusOf(invited, { now, isPostingOpen }),
    postingTitle: invited.posting.title,
  };
}

/** Entries of the pool whose students' names match, newest first. */
export async function listNamedTalent(ctx: Ctx, input: { search: string; limit: number }) {
  return loadNamedEntries(ctx, requireMember(ctx, ['owner', 'recruiter']), input);
}

/** One student of the pool. The student can see the view. */
export async function loadTalent(
  ctx: Ctx,
  { entryId }: { entryId: string },
): Promise<TalentDetails> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const row = orNotFound(await findEntry(tx, scope, entryId));
    const shortlists = await loadShortlists(tx, scope, [entryId]);
    const postings = shortlists.map(({ id, title }) => ({ id, title }));
    const matched = postings[0] ?? null;
    const { studentId } = row;
    const student = await loadVisibleCandidate(tx, { studentId, postingId: matched?.id ?? null });
    const [invited] = await loadInvitations(tx, scope, [studentId]);
    return {
      ...student,
      ...entryDetailsOf(row, student),
      postings,
      matched,
      invitation: latestOf(tx, invited),
    };
  });
}

type SaveTalentInput = { entryId: string; version: number; tags: string[]; note: string };

/** Saves tags and note. Refuses if a colleague has changed them, and returns theirs. */
export async function saveTalent(
  ctx: Ctx,
  { entryId, version, tags: typed, note }: SaveTalentInput,
): Promise<EntryText> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const tags = [...new Set(typed)];
    if (!(await findEntry(tx, scope, entryId))) throw new AppError('NOT_FOUND');
    if (!(await updateTags(tx, scope, { entryId, version, tags }))) {
      // Read after the wait for the colleague's transaction.
      const current = orNotFound(await findEntry(tx, scope, entryId));
      throw new AppError('TALENT_CHANGED', {
        tags: current.tags,
        note: current.note,
        version: current.version,
      });
    }
    if (note === '') await deleteNoteOf(tx, scope, entryId);
    else await upsertNote(tx, scope, { id: uuid(), entryId, body: note });
    return { tags, note, version: version + 1 };
  });
}

type SetShortlistedInput = { entryId: string; postingId: string; isShortlisted: boolean };

/** Puts a student of the pool on a posting's shortlist, or takes them off it. */
export async function setShortlisted(
  ctx: Ctx,
  { entryId, postingId, isShortlisted }: SetShortlistedInput,
) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const entry = orNotFound(await findEntry(tx, scope, entryId));
    await requireCandidate(tx, { studentId: entry.studentId, postingId });
    const row = { entryId, postingId };
    await (isShortlisted ? insertShortlisted(tx, scope, row) : deleteShortlisted(tx, scope, row));
    return { entryId };
  });
}

/**
 * Takes the student out of the pools of companies that may no longer find them, in the transaction
 * that changes the setting. The companies' notes stay, without saying whose they were.
 */
export async function removeUnfindable(tx: Ctx): Promise<void> {
  const scope = requireStudent(tx);
  await deleteRemovedBy(tx, scope.studentId);
  await deleteUnfindable(tx, scope);
}
