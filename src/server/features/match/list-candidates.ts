import { invitationStatusOf } from '#domain/invitation/invitation.ts';
import { activeSince, lackOf, type ActivePeriod } from '#domain/match/candidate-filter.ts';
import { readPlace } from '#domain/place/place-of.ts';
import { isOpen } from '#domain/posting/is-open.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireMember } from '#server/scopes.ts';
import { loadMarks, loadRankedPostings } from './candidate.store.ts';
import { postingFactsOf } from './facts-of.ts';
import { candidateOf } from './load-candidates.ts';
import { findCompanyPosting, loadStudents } from './match.store.ts';
import { countBestStudents, pageBestStudents, loadNamedStudents } from './ranking.store.ts';

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
  const posting = { id: first.id, title: first.title, isOpen: isPostingOpen, lacks };
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
