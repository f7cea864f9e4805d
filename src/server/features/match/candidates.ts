import { v7 as uuid } from 'uuid';
import type { Candidate, CandidateDetails } from '#contract/match-lists.ts';
import { invitationStatusOf } from '#domain/invitation/invitation.ts';
import { activeSince, lackOf, type ActivePeriod } from '#domain/match/candidate-filter.ts';
import { isScorable } from '#domain/match/is-scorable.ts';
import { matchOf } from '#domain/match/match-of.ts';
import { readPlace } from '#domain/place/place-of.ts';
import { isOpen } from '#domain/posting/is-open.ts';
import type { VisibleProfile } from '#domain/talent/profile-changes.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireMember } from '#server/scopes.ts';
import { insertView, loadMarks, loadRankedPostings } from './candidate.store.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { companyMatchOf } from './load-received-match.ts';
import { findCompanyPosting, loadStudents, type StudentRow } from './match.store.ts';
import {
  countBestStudents,
  findFindable,
  loadNamedStudents,
  pageBestStudents,
} from './ranking.store.ts';

const pageSize = 20;

type Input = {
  postingId?: string | undefined;
  minScore?: number | undefined;
  city?: string | undefined;
  minYears?: number | undefined;
  skills?: string[] | undefined;
  name?: string | undefined;
  isAvailable?: boolean | undefined;
  active?: ActivePeriod | undefined;
  page?: number | undefined;
};

/** The students visible to the company, ranked for a posting by the score that both sides see. */
export async function listCandidates(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const postings = await loadRankedPostings(ctx, scope, input.postingId);
  const [first = null] = postings;
  if (input.postingId !== undefined && first?.id !== input.postingId)
    throw new AppError('NOT_FOUND');
  const row = first && (await findCompanyPosting(ctx, scope, first.id));
  const none = { items: [], total: 0, page: 1, pages: 0 };
  if (first === null || !row) return { posting: null, postings: [], ...none };
  const facts = postingFactsOf(row, (await loadSettings(ctx)).usdRate);
  // A company with members who can sign in is approved.
  const isPostingOpen = isOpen({ ...first, companyApproved: true }, ctx.now);
  const lacks = lackOf({ title: first.title, skills: facts.skills });
  const posting = {
    id: first.id,
    title: first.title,
    isOpen: isPostingOpen,
    lacks,
    isScorable: isScorable(facts),
  };
  const named = postings.map(({ id, title }) => ({ id, title }));
  if (lacks !== null) return { posting, postings: named, ...none };
  const placeQuery = input.city?.trim() ? readPlace(input.city) : null;
  const filter = {
    leastScore: input.minScore,
    cities: placeQuery?.cities,
    country: placeQuery?.country ?? undefined,
    isRemote: placeQuery?.isRemote,
    leastYears: input.minYears,
    skills: input.skills,
    name: input.name,
    isAvailable: input.isAvailable,
    activeSince: input.active && activeSince(ctx.now, input.active),
  };
  const total = await countBestStudents(ctx, scope, facts, filter);
  const pages = Math.ceil(total / pageSize);
  const page = Math.min(input.page ?? 1, Math.max(1, pages));
  const offset = (page - 1) * pageSize;
  const ranked = await pageBestStudents(ctx, scope, facts, { ...filter, limit: pageSize, offset });
  const studentIds = ranked.map(({ id }) => id);
  const students = new Map((await loadStudents(ctx, studentIds)).map((each) => [each.id, each]));
  const marks = await loadMarks(ctx, scope, { studentIds, postingId: posting.id });
  const markOf = new Map(marks.map((each) => [each.studentId, each]));
  const items = ranked.flatMap(({ id, score }) => {
    const student = students.get(id);
    const mark = markOf.get(id);
    if (!student || !mark) return [];
    const { entryId, tags, isShortlisted, hasApplied, invitation } = mark;
    return [
      {
        ...candidateOf(student, score),
        entryId,
        tags: tags ?? [],
        isShortlisted,
        hasApplied,
        invitation: invitation && invitationStatusOf(invitation, { now: ctx.now, isPostingOpen }),
      },
    ];
  });
  return { posting, postings: named, items, total, page, pages };
}

/** The students visible to the company whose names match, most recently active first. */
export async function listNamedCandidates(ctx: Ctx, input: { search: string; limit: number }) {
  return loadNamedStudents(ctx, requireMember(ctx, ['owner', 'recruiter']), input);
}

type PublicCandidate = Candidate & { bio: string };

/**
 * These students as the company sees them, by id, each with the score for their posting. The caller
 * has checked that the company may see them.
 */
export async function loadCandidates(
  ctx: Ctx,
  keys: readonly { studentId: string; postingId: string | null }[],
): Promise<Map<string, PublicCandidate>> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { usdRate } = await loadSettings(ctx);
  const postingIds = [...new Set(keys.flatMap(({ postingId }) => postingId ?? []))];
  const facts = new Map(
    await Promise.all(
      postingIds.map(async (id) => {
        const row = await findCompanyPosting(ctx, scope, id);
        return [id, row && postingFactsOf(row, usdRate)] as const;
      }),
    ),
  );
  const postingOf = new Map(keys.map(({ studentId, postingId }) => [studentId, postingId]));
  const rows = await loadStudents(ctx, [...postingOf.keys()]);
  return new Map(
    rows.map((row) => {
      const postingFacts = facts.get(postingOf.get(row.id) ?? '');
      const score = postingFacts
        ? matchOf(postingFacts, studentFactsOf(row, usdRate), ctx.now).score
        : null;
      return [row.id, { ...candidateOf(row, score), bio: row.bio ?? '' }];
    }),
  );
}

type LoadCandidatesInput = { studentId: string; postingId: string };

/** A student visible to the company, with their match. The student can see the view. */
export async function loadCandidate(
  ctx: Ctx,
  input: LoadCandidatesInput,
): Promise<CandidateDetails> {
  const { match, ...student } = await inTransaction(ctx, (tx) => loadVisibleCandidate(tx, input));
  if (match === null) throw new AppError('NOT_FOUND');
  return { ...student, match };
}

/** A student as companies see them: skills and match score, without contact details. */
function candidateOf(row: StudentRow, score: number | null): Candidate {
  const { id, name, location, skills, preferences, activeAt } = row;
  const { years = null, isAvailable = true } = preferences ?? {};
  return { id, name, location, skills, years, isAvailable, activeAt, score };
}

/**
 * A student visible to the company, with their match if there is a posting. Records the view, which
 * the student can see.
 */
export async function loadVisibleCandidate(
  tx: Ctx,
  { studentId, postingId }: { studentId: string; postingId: string | null },
) {
  const scope = requireMember(tx, ['owner', 'recruiter']);
  const { usdRate } = await loadSettings(tx);
  const posting = postingId === null ? null : await findCompanyPosting(tx, scope, postingId);
  const found = await findFindable(tx, scope, studentId);
  const [student] = await loadStudents(tx, [studentId]);
  if (posting === undefined || student === undefined || !found) throw new AppError('NOT_FOUND');
  await insertView(tx, scope, { id: uuid(), studentId, postingId });
  const match =
    posting && matchOf(postingFactsOf(posting, usdRate), studentFactsOf(student, usdRate), tx.now);
  return {
    ...candidateOf(student, match?.score ?? null),
    bio: student.bio ?? '',
    match: match && companyMatchOf(match),
  };
}

/** What the company may see of a student's profile now; the posting, if any, must be its own. */
export async function requireCandidate(
  tx: Ctx,
  { studentId, postingId }: { studentId: string; postingId?: string | undefined },
): Promise<VisibleProfile> {
  const scope = requireMember(tx, ['owner', 'recruiter']);
  const isPosting = !postingId || (await findCompanyPosting(tx, scope, postingId)) !== undefined;
  const found = await findFindable(tx, scope, studentId);
  const [student] = await loadStudents(tx, [studentId]);
  if (!isPosting || !found || student === undefined) throw new AppError('NOT_FOUND');
  const { skills, location, bio, preferences } = student;
  const { years = null, isAvailable = true } = preferences ?? {};
  return { skills, location, years, bio: bio ?? '', isAvailable };
}

/** The company's postings by name, active ones first. */
export async function listNamedPostings(ctx: Ctx) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const rows = await loadRankedPostings(ctx, scope, undefined);
  return rows.map(({ id, title }) => ({ id, title }));
}
