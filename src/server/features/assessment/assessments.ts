import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import { findAssessmentProblems } from '#domain/assessment/find-assessment-problems.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { makeItem } from '#domain/skill-test/create-random.ts';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { itemById, itemsByDomain } from '#server/features/skill-test/test-items.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import {
  countAssessments,
  findAssessment,
  findPosting,
  insertAssessment,
  insertVersion,
  loadCounts,
  lockAssessment,
  pageAssessments,
  updateAssessment,
} from './assessment.store.ts';

const none = { invited: 0, submitted: 0 };

/** The company's assessments, newest first, with how many candidates are where. */
export async function listAssessments(ctx: Ctx, paging: Paging) {
  const scope = requireMember(ctx);
  const [{ items, ...page }, count] = await Promise.all([
    pageAssessments(ctx, scope, paging),
    countAssessments(ctx, scope),
  ]);
  const counts = await loadCounts(
    ctx,
    scope,
    items.map(({ id }) => id),
  );
  return {
    ...page,
    items: items.map(({ archivedAt, ...row }) => ({
      ...row,
      isArchived: archivedAt !== null,
      ...(counts.get(row.id) ?? none),
    })),
    total: cappedTotal(count),
  };
}

/** An assessment with its answer keys, for those who write it. */
export async function loadAssessment(ctx: Ctx, { assessmentId }: { assessmentId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const found = orNotFound(await findAssessment(ctx, scope, assessmentId));
  const { archivedAt, createdAt: _, title: __, ...shown } = found;
  return { ...shown, isArchived: archivedAt !== null };
}

const exampleSeed = 1;

/** The items of the product's own skill tests, each as one candidate might get it. */
export function listBankItems(ctx: Ctx, { domain }: { domain: TestDomain }) {
  requireMember(ctx, ['owner', 'recruiter']);
  return itemsByDomain[domain].map((item) => {
    const { kind, prompt } = makeItem(item, exampleSeed);
    const { id: itemId, difficulty, skill } = item;
    return { itemId, difficulty, skill, kind, prompt };
  });
}

type Input = { postingId: string; content: AssessmentContent; accepts: AcceptedTest | null };

/** Adds an assessment to a posting. Nobody is invited by that. */
export async function createAssessment(ctx: Ctx, { postingId, accepts, ...typed }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const content = contentOf(typed.content);
  return inTransaction(ctx, async (tx) => {
    if (!(await findPosting(tx, scope, postingId))) throw new AppError('NOT_FOUND');
    const id = uuid();
    await insertAssessment(tx, scope, { id, postingId, title: content.title, accepts });
    await insertVersion(tx, scope, { assessmentId: id, version: 1, content });
    return { id, version: 1 };
  });
}

type SaveAssessmentInput = {
  assessmentId: string;
  version: number;
  content: AssessmentContent;
  accepts: AcceptedTest | null;
};

/** Saves a changed content as a new version. Candidates who are invited keep theirs. */
export async function saveAssessment(
  ctx: Ctx,
  { assessmentId, accepts, ...typed }: SaveAssessmentInput,
) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const content = contentOf(typed.content);
  return inTransaction(ctx, async (tx) => {
    const stored = orNotFound(await lockAssessment(tx, scope, assessmentId));
    if (stored.version !== typed.version) throw new AppError('ASSESSMENT_CHANGED');
    const isSame = isDeepStrictEqual(stored.content, content);
    const version = isSame ? stored.version : stored.version + 1;
    if (!isSame) await insertVersion(tx, scope, { assessmentId, version, content });
    await updateAssessment(tx, scope, assessmentId, { version, title: content.title, accepts });
    return { id: assessmentId, version };
  });
}

/** Stops or resumes invitations to an assessment. Running sittings continue. */
export async function setArchived(
  ctx: Ctx,
  { assessmentId, isArchived }: { assessmentId: string; isArchived: boolean },
) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    if (!(await lockAssessment(tx, scope, assessmentId))) throw new AppError('NOT_FOUND');
    await updateAssessment(tx, scope, assessmentId, { archivedAt: isArchived ? tx.now : null });
    return { id: assessmentId };
  });
}

/** The content without spaces around texts, if candidates can be asked it. */
function contentOf(typed: AssessmentContent): AssessmentContent {
  const content = {
    ...typed,
    title: typed.title.trim(),
    purpose: typed.purpose.trim(),
    sections: typed.sections.map((section) => ({
      ...section,
      title: section.title.trim(),
      items: section.items.map((item) => ({
        ...item,
        skills: item.skills.map((skill) => skill.trim()).filter(Boolean),
      })),
    })),
  };
  const [problem] = findAssessmentProblems(content);
  if (problem) throw new AppError('ASSESSMENT_INVALID', problem);
  for (const [section, { items }] of content.sections.entries())
    for (const item of items)
      if (item.kind === 'bank' && !itemById.has(item.itemId))
        throw new AppError('ASSESSMENT_INVALID', { problem: 'gone', itemId: item.id, section });
  return content;
}
