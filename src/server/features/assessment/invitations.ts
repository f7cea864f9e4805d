import { v7 as uuid } from 'uuid';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { isKit, minutesOf, type AssessmentContent } from '#domain/assessment/assessment.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import { dayMs } from '#domain/time.ts';
import { isTooLateToUndo, notifyAfterUndo } from '#domain/undo.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember, type CompanyScope } from '#server/scopes.ts';
import { createFormat } from '#texts/format.ts';
import { findAssessment, lockAssessment } from './assessment.store.ts';
import { findStudent, lockInvited, updateSitting } from './own-sitting.store.ts';
import {
  countCandidates,
  deleteSittings,
  insertSittings,
  loadInvitable,
  lockBatch,
  pageCandidates,
} from './sitting.store.ts';

/** The open applications to the assessment's posting, and who of them is invited. */
export async function listCandidates(
  ctx: Ctx,
  { assessmentId, ...paging }: Paging & { assessmentId: string },
) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const found = orNotFound(await findAssessment(ctx, scope, assessmentId));
  const { postingId } = found;
  const [{ items, ...page }, count] = await Promise.all([
    pageCandidates(ctx, scope, { postingId, assessmentId, ...paging }),
    countCandidates(ctx, scope, postingId),
  ]);
  return {
    ...page,
    items: items.map(({ applicationId, fullName, isNamed, appliedAt, isInvited }) => ({
      applicationId,
      name: isNamed ? fullName : blindName(applicationId),
      appliedAt,
      isInvited,
    })),
    total: cappedTotal(count),
  };
}

type Input = { assessmentId: string; applicationIds: string[]; days: number };

/** Invites candidates, who are notified once that can no longer be undone. */
export async function inviteCandidates(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, (tx) => addInvitations(tx, scope, input));
}

/**
 * Where invitations are made, in the caller's transaction and under the assessment's lock: what
 * limits their number belongs here. Whoever is invited already stays invited once.
 */
async function addInvitations(tx: Ctx, scope: CompanyScope, input: Input) {
  const { assessmentId, applicationIds, days } = input;
  const assessment = orNotFound(await lockAssessment(tx, scope, assessmentId));
  if (assessment.archivedAt !== null) throw new AppError('ASSESSMENT_ARCHIVED');
  const ids = [...new Set(applicationIds)];
  const found = await loadInvitable(tx, scope, assessment.postingId, ids);
  if (found.length === 0) throw new AppError('NOT_FOUND');
  const batchId = uuid();
  const added = await insertSittings(
    tx,
    found.map((candidate) => ({
      ...candidate,
      companyId: scope.companyId,
      id: uuid(),
      assessmentId,
      version: assessment.version,
      tryNumber: 1,
      batchId,
      invitedBy: scope.userId,
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + days * dayMs),
    })),
  );
  const startAfter = notifyAfterUndo(tx.now);
  for (const sittingId of added) {
    const payload = { companyId: scope.companyId, sittingId };
    await tx.tasks.add(tx.db, 'assessment.notify', payload, { key: sittingId, startAfter });
  }
  return { batchId, invited: added.length, skipped: ids.length - added.length };
}

/** Takes invitations back before anybody is notified; they leave no trace. */
export async function undoInvitations(ctx: Ctx, input: { assessmentId: string; batchId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    if (!(await findAssessment(tx, scope, input.assessmentId))) throw new AppError('NOT_FOUND');
    const sent = await lockBatch(tx, scope, input);
    if (sent.length === 0) throw new AppError('NOT_FOUND');
    const isLate = sent.some(
      ({ createdAt, notifiedAt }) => notifiedAt !== null || isTooLateToUndo(createdAt, tx.now),
    );
    if (isLate) throw new AppError('UNDO_TOO_LATE');
    await deleteSittings(
      tx,
      scope,
      sent.map(({ id }) => id),
    );
    return { batchId: input.batchId };
  });
}

/**
 * Notifies a candidate of an assessment, once; an invitation that was undone is never mentioned.
 */
export async function notifyAssessment(
  ctx: Ctx,
  { companyId, sittingId }: { companyId: string; sittingId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await lockInvited(tx, { companyId, id: sittingId });
    if (!found || found.sitting.notifiedAt !== null) return;
    const { sitting, postingId, postingTitle, companyName, content, status } = found;
    await updateSitting(tx, sitting, { notifiedAt: tx.now });
    // An applicant who has withdrawn needs no invitation.
    if (!isOpenStatus(status)) return;
    const { applicationId, studentId } = sitting;
    const data = {
      kind: 'assessment.invited' as const,
      sittingId,
      applicationId,
      postingId,
      postingTitle,
      companyName,
    };
    await notifyUsers(tx, [{ id: uuid(), userId: studentId, data }]);
    const student = await findStudent(tx, studentId);
    if (student)
      await mailAssessment(tx, { sitting, content, postingTitle, companyName, ...student });
  });
}

type Sent = {
  sitting: { id: string; studentId: string; expiresAt: Date };
  content: AssessmentContent;
  postingTitle: string;
  companyName: string;
  email: string;
};

/** Mails the invitation to an assessment, if the student wants such mails. */
async function mailAssessment(
  ctx: Ctx,
  { sitting, content, postingTitle, companyName: company, email }: Sent,
): Promise<void> {
  const { t, locale, timeZone, wantsMail, layOut } = await findReader(ctx, {
    userId: sitting.studentId,
  });
  if (!wantsMail('assessment.invited')) return;
  const until = {
    until: createFormat(locale, timeZone).dateTime(sitting.expiresAt, 'long'),
    zone: timeZone,
  };
  const body = layOut({
    heading: t('assessment-mail.heading', { company }),
    paragraphs: [
      t('assessment-mail.text', { title: content.title, posting: postingTitle }),
      ...(isKit(content)
        ? [t('assessment-mail.kit'), t('assessment-mail.deadline', until)]
        : [
            t('assessment-mail.time', { minutes: minutesOf(content), count: content.tries }),
            t('assessment-mail.until', until),
          ]),
    ],
    action: {
      label: t('assessment-mail.action'),
      url: `${ctx.publicUrl}/student-dashboard/assessments/${sitting.id}`,
    },
    footer: t('assessment-mail.footer'),
  });
  const subject = t('assessment-mail.subject', { company, title: content.title });
  const mail = { id: sitting.id, to: email, subject, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: sitting.id });
}
