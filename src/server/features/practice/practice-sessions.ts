import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { maxOpenSessions } from '#domain/practice/practice-limits.ts';
import type { randomKinds, PracticeMode } from '#domain/practice/practice-options.ts';
import { drawQuestions } from '#domain/question/draw-questions.ts';
import {
  bandOfLevel,
  type ExperienceLevel,
  type QuestionDomain,
} from '#domain/question/question-options.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { countUse, requireUse } from '#server/features/plan/usage.ts';
import { readBank } from '#server/features/question/question-bank.ts';
import { findSet } from '#server/features/question/question-sets.ts';
import { recordReadiness } from '#server/features/readiness/readiness.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import { headOf, practiceSessionOf } from './practice-session-of.ts';
import {
  countListed,
  countOpen,
  deleteAnswers,
  deleteSession,
  findSessionRow,
  insertSession,
  loadPractised,
  lockSessions,
  pageSessions,
  updateSession,
} from './practice.store.ts';

const seeds = 2 ** 32;

type Mode = { mode: PracticeMode; answerSeconds: number | null };
type Input = Mode & {
  kind: (typeof randomKinds)[number];
  domain: QuestionDomain;
  experienceLevel: ExperienceLevel;
  questionCount: number;
};

/** Starts a session with questions of the bank, first those that were practised longest ago. */
export async function createSession(ctx: Ctx, input: Input) {
  const scope = requireStudent(ctx);
  const { kind, domain, experienceLevel, questionCount } = input;
  const { byId, idsOf } = readBank();
  const bank = idsOf(domain, bandOfLevel[experienceLevel]).filter(
    (id) => (byId.get(id)?.type === 'behavioral') === (kind === 'behavioral'),
  );
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx, scope);
    const previous = await loadPractised(tx, scope);
    const seed = randomInt(seeds);
    const { ids } = drawQuestions({ bank, previous, count: questionCount, seed });
    return insertNew(tx, scope, { ...input, setName: null }, ids);
  });
}

type FromSet = Mode & { setId: string };

export async function createFromSet(ctx: Ctx, { setId, ...mode }: FromSet) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx, scope);
    const { set } = await findSet(tx, { setId });
    if (!set || set.questions.length === 0) throw new AppError('NOT_FOUND');
    const { domain, experienceLevel, name, questions } = set;
    const head = { kind: 'set', domain, experienceLevel, setName: name, ...mode } as const;
    return insertNew(
      tx,
      scope,
      head,
      questions.map(({ id }) => id),
    );
  });
}

type Head = Mode & {
  kind: 'behavioral' | 'technical' | 'set';
  domain: string;
  experienceLevel: string;
  setName: string | null;
};

async function insertNew(ctx: Ctx, scope: StudentScope, head: Head, questionIds: string[]) {
  const subscriber = { userId: scope.studentId };
  const used = await countUse(ctx, subscriber, 'mockInterviewsAMonth');
  await requireUse(ctx, subscriber, 'mockInterviewsAMonth', used);
  if ((await countOpen(ctx, scope)) >= maxOpenSessions) throw new AppError('TOO_MANY_KEPT');
  const id = uuid();
  const { kind, mode, domain, experienceLevel, setName, answerSeconds } = head;
  const createdAt = ctx.now;
  await insertSession(
    ctx,
    scope,
    { id, kind, mode, domain, experienceLevel, setName, answerSeconds, createdAt },
    questionIds.map((questionId, position) => ({
      position,
      questionId,
      text: '',
      version: 0,
      updatedAt: createdAt,
    })),
  );
  return { id };
}

export const findSession = (ctx: Ctx, { sessionId }: { sessionId: string }) =>
  practiceSessionOf(ctx, requireStudent(ctx), sessionId);

/** The student's sessions, newest first. */
export async function listSessions(ctx: Ctx, paging: Paging) {
  const scope = requireStudent(ctx);
  const [page, counted] = await Promise.all([
    pageSessions(ctx, scope, paging),
    countListed(ctx, scope),
  ]);
  const items = page.items.map(({ questions, answered, ...row }) => ({
    ...headOf(row),
    questions,
    answered,
  }));
  return { ...page, items, total: cappedTotal(counted) };
}

/** Deletes a session and its answers. That it counted stays, so that removing frees no quota. */
export async function removeSession(ctx: Ctx, { sessionId }: { sessionId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx, scope);
    const session = await findSessionRow(tx, scope, sessionId);
    if (session?.countedAt) {
      await deleteAnswers(tx, scope, sessionId);
      await updateSession(tx, scope, sessionId, { setName: null, score: null, removedAt: ctx.now });
    } else {
      await deleteSession(tx, scope, sessionId);
    }
    await recordReadiness(tx, 'interview-removed');
    return { id: sessionId };
  });
}
