import { readPlace } from '#domain/place/place-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireMember } from '#server/scopes.ts';
import { candidateOf } from './candidate-of.ts';
import { loadRankedPostings } from './candidate.store.ts';
import { postingFactsOf } from './facts-of.ts';
import { findCompanyPosting, loadStudents } from './match.store.ts';
import { countBestStudents, pageBestStudents } from './ranking.store.ts';

const pageSize = 20;

type Input = {
  postingId?: string | undefined;
  minScore?: number | undefined;
  city?: string | undefined;
  minYears?: number | undefined;
  skills?: string[] | undefined;
  page?: number | undefined;
};

/** The students visible to the company, ranked for a posting by the score that both sides see. */
export async function listCandidates(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const postings = await loadRankedPostings(ctx, scope, input.postingId);
  const [posting = null] = postings;
  if (input.postingId !== undefined && posting?.id !== input.postingId)
    throw new AppError('NOT_FOUND');
  const row = posting && (await findCompanyPosting(ctx, scope, posting.id));
  if (posting === null || !row)
    return { posting: null, postings: [], items: [], total: 0, page: 1, pages: 0 };
  const facts = postingFactsOf(row, (await loadSettings(ctx)).usdRate);
  const wanted = input.city?.trim() ? readPlace(input.city) : null;
  const filter = {
    leastScore: input.minScore,
    cities: wanted?.cities,
    country: wanted?.country ?? undefined,
    isRemote: wanted?.isRemote,
    leastYears: input.minYears,
    skills: input.skills,
  };
  const total = await countBestStudents(ctx, scope, facts, filter);
  const pages = Math.ceil(total / pageSize);
  const page = Math.min(input.page ?? 1, Math.max(1, pages));
  const offset = (page - 1) * pageSize;
  const ranked = await pageBestStudents(ctx, scope, facts, { ...filter, limit: pageSize, offset });
  const rows = await loadStudents(
    ctx,
    ranked.map(({ id }) => id),
  );
  const students = new Map(rows.map((each) => [each.id, each]));
  const items = ranked.flatMap(({ id, score }) => {
    const student = students.get(id);
    return student ? [candidateOf(student, score)] : [];
  });
  return { posting, postings, items, total, page, pages };
}
