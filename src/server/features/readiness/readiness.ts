import { v7 as uuid } from 'uuid';
import {
  type ReadinessCause,
  type ReadinessChange,
  readinessChanges,
} from '#domain/readiness/readiness-change.ts';
import {
  type MeasuredReadiness,
  noReadiness,
  readinessOf,
  type ReadinessPart,
  readinessParts,
} from '#domain/readiness/readiness-of.ts';
import { resumeCompletenessOf } from '#domain/resume/resume-completeness.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { loadInterviewScore } from '#server/features/practice/practice-progress.ts';
import { loadTestResult } from '#server/features/skill-test/test-results.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  deleteChange,
  deleteOldChanges,
  findLastScore,
  findShownResume,
  insertChange,
  loadChanges,
  loadLastValues,
  lockReadiness,
  type StudentRef,
  updateChange,
} from './readiness.store.ts';

/** The parts of a student's readiness as they are now, each null while it isn't measured. */
export async function measureReadiness(ctx: Ctx, scope: StudentRef) {
  // Sequential, because a transaction has one connection.
  const ats = await findLastScore(ctx, scope);
  const resume = await findShownResume(ctx, scope);
  const completeness = resume && resumeCompletenessOf(resume.content);
  const values: MeasuredReadiness = {
    ats: ats?.score ?? null,
    resume: completeness?.percent ?? null,
    interviews: await loadInterviewScore(ctx, scope.studentId),
    skills: await loadTestResult(ctx, scope.studentId),
  };
  return {
    values,
    ats: ats ?? null,
    resume:
      resume && completeness
        ? { id: resume.id, updatedAt: resume.updatedAt, ...completeness }
        : null,
  };
}

const maxStoredChanges = 500;
/** Saves of a resume within this time are one change. */
const oneSittingMs = 30 * 60_000;

/**
 * Records how the student's readiness changed, and why. Called in the transaction of every call that
 * changes one of its parts. Private: nothing of it reaches a company.
 */
export async function recordReadiness(
  ctx: Ctx,
  cause: ReadinessCause,
  scope: StudentRef = requireStudent(ctx),
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockReadiness(tx, scope);
    const last = await loadLastValues(tx, scope);
    const { values } = await measureReadiness(tx, scope);
    const changes = unrecordedChanges(last, values, cause);
    if (changes.length === 0) return;
    for (const change of changes) await record(tx, scope, change);
    await deleteOldChanges(tx, scope, maxStoredChanges);
    await notifyHome(tx, scope.studentId);
  });
}

/** What changed since the last record. */
function unrecordedChanges(
  last: Awaited<ReturnType<typeof loadLastValues>>,
  values: MeasuredReadiness,
  cause: ReadinessCause | null,
  order?: readonly ReadinessPart[],
): ReadinessChange[] {
  const before = { ...noReadiness };
  for (const { part, value } of last) before[part] = value;
  return readinessChanges(before, values, cause, order);
}

async function record(tx: Ctx, scope: StudentRef, change: ReadinessChange): Promise<void> {
  const [newest] = await loadChanges(tx, scope, 1);
  const isSameSitting =
    newest !== undefined &&
    change.cause === 'resume-saved' &&
    newest.cause === change.cause &&
    tx.now.getTime() - newest.changedAt.getTime() < oneSittingMs;
  if (!isSameSitting) {
    await insertChange(tx, scope, { ...change, id: uuid(), changedAt: tx.now });
  } else if (newest.valueBefore === change.valueAfter) {
    await deleteChange(tx, scope, newest.id);
  } else {
    const { valueAfter, scoreAfter, measured } = change;
    await updateChange(tx, scope, newest.id, {
      valueAfter,
      scoreAfter,
      measured,
      changedAt: tx.now,
    });
  }
}

export async function loadReadiness(ctx: Ctx) {
  const { ats, resume, values } = await measureReadiness(ctx, requireStudent(ctx));
  return {
    ats,
    resume: resume && { id: resume.id, percent: resume.percent, next: resume.next },
    interviews: values.interviews,
    skills: values.skills,
    readiness: readinessOf(values),
  };
}

const maxListed = 100;

/**
 * The changes of the readiness score, newest first. Those that no call recorded come from before
 * there were records, or from results that expired.
 */
export async function listChanges(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const [{ ats, resume, values }, last, recorded] = await Promise.all([
    measureReadiness(ctx, scope),
    loadLastValues(ctx, scope),
    loadChanges(ctx, scope, maxListed),
  ]);
  const since = recorded[0]?.changedAt ?? new Date(0);
  const times: Partial<Record<ReadinessPart, Date | undefined>> = {
    ats: ats?.scoredAt,
    resume: resume?.updatedAt,
  };
  const changedAt = (part: ReadinessPart): Date => {
    const at = times[part];
    // After all that is recorded, because its score continues theirs.
    return at && at > since ? at : ctx.now;
  };
  const order = readinessParts.toSorted((a, b) => changedAt(a).getTime() - changedAt(b).getTime());
  return {
    items: [
      ...unrecordedChanges(last, values, null, order)
        .map((change) => ({ ...change, id: change.part, changedAt: changedAt(change.part) }))
        .toReversed(),
      ...recorded,
    ],
  };
}
