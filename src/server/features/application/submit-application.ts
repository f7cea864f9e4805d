import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { applicationForm } from '#contract/application.ts';
import type { PostingSource } from '#domain/analytics/posting-source.ts';
import { answersOf, findAnswerProblems } from '#domain/application/find-answer-problems.ts';
import { mayApply } from '#domain/application/may-apply.ts';
import type { ScreeningQuestion } from '#domain/posting/screening-question.ts';
import { AppError, allow } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { recordSubmitted } from '#server/features/analytics/posting-days.ts';
import { requireOwnFile } from '#server/features/file/load-file.ts';
import { markApplied } from '#server/features/invitation/own-invitations.ts';
import { notifyCompany } from '#server/features/notification/notices.ts';
import { isPostingOpen, requirePosting } from '#server/features/posting/public-postings.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { requireStudent } from '#server/scopes.ts';
import { mailReceipt } from './application-mails.ts';
import {
  findOwnApplication,
  insertApplication,
  insertMove,
  lockPosting,
} from './application.store.ts';

type Input = z.infer<typeof applicationForm> & {
  postingId: string;
  resumeFileId?: string | undefined;
  answers?: ScreeningAnswer[] | undefined;
  source?: PostingSource | undefined;
};
type ScreeningAnswer = { questionId: string; answer: string };

/**
 * A student applies once to an open posting with a resume. A snapshot of what was sent is stored.
 */
export async function submitApplication(ctx: Ctx, input: Input) {
  const student = requireStudent(ctx);
  const hasResume = input.resumeFileId !== undefined;
  return inTransaction(ctx, async (tx) => {
    await lockPosting(tx, input.postingId);
    const posting = await requireApplicable(tx, input.postingId, hasResume);
    const resume = await requireOwnFile(tx, input.resumeFileId);
    const answers = judgeAnswers(posting.screeningQuestions, input.answers ?? []);
    const id = uuid();
    const invitationId = await markApplied(tx, posting.id);
    const source = invitationId === null ? (input.source ?? 'direct') : 'invitation';
    const isFirst = await insertApplication(tx, student, {
      id,
      companyId: posting.companyId,
      postingId: posting.id,
      studentId: student.studentId,
      status: 'pending',
      fullName: input.fullName,
      email: input.email,
      phone: input.phone || null,
      coverLetter: input.coverLetter || null,
      resumeFileId: resume.id,
      answers,
      source,
      invitationId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    if (!isFirst) throw new AppError('ALREADY_APPLIED');
    await insertMove(tx, {
      id: uuid(),
      companyId: posting.companyId,
      applicationId: id,
      fromStatus: null,
      toStatus: 'pending',
      actorId: student.studentId,
      actorKind: 'student',
      createdAt: ctx.now,
    });
    await notifyCompany(tx, posting.companyId, {
      kind: 'application.received',
      applicationId: id,
      postingId: posting.id,
      postingTitle: posting.title,
      studentName: input.fullName,
    });
    await tx.tasks.add(tx.db, 'application.read-resume', { fileId: resume.id });
    await mailReceipt(tx, {
      applicationId: id,
      studentId: student.studentId,
      to: input.email,
      posting,
    });
    const { studentId: userId } = student;
    await publishLive(tx.db, { userId, kind: 'application.changed', data: { by: userId } });
    // Last, because others who apply to the posting wait for this row.
    await recordSubmitted(tx, posting, source);
    return { id, status: 'pending' as const };
  });
}

/** The answers to store, once every question of the posting is answered validly. */
function judgeAnswers(questions: ScreeningQuestion[], answers: ScreeningAnswer[]) {
  const known = new Set(questions.map((question) => question.id));
  if (answers.some(({ questionId }) => !known.has(questionId)))
    throw new AppError('QUESTIONS_CHANGED');
  const answersById = Object.fromEntries(
    answers.map(({ questionId, answer }) => [questionId, answer]),
  );
  const [first] = findAnswerProblems(questions, answersById);
  if (first) throw new AppError(first[1], { questionId: first[0] });
  return answersOf(questions, answersById);
}

/**
 * The posting, if the student may apply to it now. Refuses if it is closed, already applied to, or
 * the resume is missing.
 */
export async function requireApplicable(ctx: Ctx, postingId: string, hasResume = true) {
  const student = requireStudent(ctx);
  const posting = await requirePosting(ctx, postingId);
  const earlier = await findOwnApplication(ctx, student, postingId);
  allow(
    mayApply({
      postingOpen: isPostingOpen(ctx, posting),
      alreadyApplied: earlier !== undefined,
      hasResume,
    }),
  );
  return posting;
}
