import { standingOf } from '#domain/invitation/invitation.ts';
import { isOpen } from '#domain/posting/is-open.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import type { Ctx } from '#server/context.ts';
import { listNamedPostings } from '#server/features/match/list-named-postings.ts';
import { loadCandidates } from '#server/features/match/load-candidates.ts';
import { requireMember } from '#server/scopes.ts';
import { entryDetailsOf } from './entry-details-of.ts';
import { countLooseNotes } from './talent-note.store.ts';
import {
  countEntries,
  loadInvitations,
  loadShortlists,
  loadTags,
  pageEntries,
} from './talent.store.ts';

const pageSize = 20;

type Input = {
  search?: string | undefined;
  tag?: string | undefined;
  isAvailable?: boolean | undefined;
  postingId?: string | undefined;
  skills?: string[] | undefined;
  page?: number | undefined;
};

/** The company's talent pool, newest first, without students who can no longer be found. */
export async function listTalent(ctx: Ctx, { skills = [], page: asked = 1, ...input }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const filter = { ...input, skillKeys: [...new Set(skills.map((name) => skillOf(name).key))] };
  const total = await countEntries(ctx, scope, filter);
  const pages = Math.ceil(total / pageSize);
  const page = Math.min(asked, Math.max(1, pages));
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

export function latestOf({ now }: Ctx, invited: Invited | undefined) {
  if (invited === undefined) return null;
  // A company with members who can sign in is approved.
  const isPostingOpen = isOpen({ ...invited.posting, companyApproved: true }, now);
  return {
    standing: standingOf(invited, { now, isPostingOpen }),
    postingTitle: invited.posting.title,
  };
}
