import type { PaletteItem } from '#contract/palette.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { maxResults as limit } from '#domain/palette/palette.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { listUsers } from '#server/features/account/administration/users.ts';
import { listReceivedApplications } from '#server/features/application/received-lists.ts';
import { listCompanies } from '#server/features/company/companies.ts';
import { listNamedCandidates } from '#server/features/match/candidates.ts';
import { listOwnPostings } from '#server/features/posting/own-postings.ts';
import { listSearch } from '#server/features/search/list-search.ts';
import { listNamedTalent } from '#server/features/talent/talent-pool.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadNamedApplications } from './palette.store.ts';

/**
 * Searches by name: pages for everyone, plus a student's postings and applications, a company's
 * postings, applicants, candidates and talent pool, or an administrator's companies and users.
 */
export async function listFound(ctx: Ctx, { q: search }: { q: string }) {
  const { actor } = ctx;
  if (actor.kind === 'student') return { items: await listForStudent(ctx, search) };
  if (actor.kind === 'member') {
    const isInterviewer = actor.role === 'interviewer';
    return { items: await listForMember(ctx, search, isInterviewer) };
  }
  if (actor.kind === 'admin') return { items: await listForAdmin(ctx, search) };
  throw new AppError('NOT_SIGNED_IN');
}

async function listForStudent(ctx: Ctx, search: string): Promise<PaletteItem[]> {
  const [own, found] = await Promise.all([
    loadNamedApplications(ctx, requireStudent(ctx), { search, limit }),
    listSearch(ctx, { q: search, sort: 'relevance' }),
  ]);
  // The palette shows exact matches only, no spelling corrections.
  const isFound = found.corrected === null && found.read.notice === null;
  const postings = isFound ? found.items.slice(0, limit) : [];
  return [
    ...own.map(({ id, title, companyName }) => thing('application', id, title, companyName)),
    ...postings.map(({ id, title, companyName }) => thing('posting', id, title, companyName)),
  ];
}

async function listForMember(
  ctx: Ctx,
  search: string,
  isInterviewer: boolean,
): Promise<PaletteItem[]> {
  const [postings, received, students, entries] = await Promise.all([
    isInterviewer ? { items: [] } : listOwnPostings(ctx, { search, limit }),
    listReceivedApplications(ctx, { search, limit }),
    isInterviewer ? [] : listNamedCandidates(ctx, { search, limit }),
    isInterviewer ? [] : listNamedTalent(ctx, { search, limit }),
  ]);
  return [
    ...received.items.map(({ id, fullName, postingTitle }) =>
      thing('candidate', id, fullName, postingTitle),
    ),
    ...students.map(({ id, name, location }) => thing('student', id, name, location ?? '')),
    ...entries.map(({ id, name, tags }) => thing('talent', id, name, tags.join(', '))),
    ...postings.items.map(({ id, title, location }) => thing('posting', id, title, location ?? '')),
  ];
}

async function listForAdmin(ctx: Ctx, search: string): Promise<PaletteItem[]> {
  const [users, companies] = await Promise.all([
    listUsers(ctx, { search, limit }),
    listCompanies(ctx, { search, limit }),
  ]);
  return [
    ...users.items.map(({ id, email, ...name }) => thing('user', id, printedName(name), email)),
    ...companies.items.map(({ id, name, contactEmail }) =>
      thing('company', id, name, contactEmail ?? ''),
    ),
  ];
}

function thing(kind: PaletteItem['kind'], id: string, name: string, detail: string): PaletteItem {
  return { kind, id, name, detail };
}
