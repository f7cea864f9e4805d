import { type Card, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import { isCardDue, isCardSoon, maxCards } from '#domain/learning/learning.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import { quizQuestionOf, gradedAnswerOf, readLessons } from './lessons.ts';
import { insertCard, loadCards, lockCard, updateCard } from './review-card.store.ts';

/** What FSRS knows of a card. */
export type CardMemory = {
  stability: number;
  difficulty: number;
  scheduledDays: number;
  reps: number;
  lapses: number;
  dueAt: Date;
  reviewedAt: Date;
};

// Whole days only: nobody comes back to a web page after ten minutes for one question.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** The card after an answer; a new one for null. */
export function nextCardOf(before: CardMemory | null, isRight: boolean, now: Date): CardMemory {
  const { card } = scheduler.next(
    before ? cardOf(before) : createEmptyCard(now),
    now,
    isRight ? Rating.Good : Rating.Again,
  );
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    reps: card.reps,
    lapses: card.lapses,
    dueAt: card.due,
    reviewedAt: now,
  };
}

const cardOf = (memory: CardMemory): Card => ({
  due: memory.dueAt,
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: memory.scheduledDays,
  learning_steps: 0,
  reps: memory.reps,
  lapses: memory.lapses,
  state: State.Review,
  last_review: memory.reviewedAt,
});

/** Brings a question back after a wrong answer. A card that comes back soon anyway stays as it is. */
export async function createCard(tx: Ctx, scope: StudentScope, questionId: string): Promise<void> {
  const { now } = tx;
  if (await insertCard(tx, scope, questionId, nextCardOf(null, false, now))) return;
  const card = await lockCard(tx, scope, questionId);
  if (!card || isCardSoon(card.dueAt, now)) return;
  await updateCard(tx, scope, questionId, nextCardOf(card, false, now));
}

/** Cards that are due, longest due first. Cards of retired questions are left out. */
export async function listCards(ctx: Ctx) {
  const { questions } = readLessons();
  const cards = (await loadCards(ctx, requireStudent(ctx))).flatMap(({ questionId, dueAt }) => {
    const known = questions.get(questionId);
    return known ? [{ ...known, dueAt }] : [];
  });
  const due = cards.filter(({ dueAt }) => isCardDue(dueAt, ctx.now));
  const items = due.slice(0, maxCards).map(({ question, lesson, dueAt }) => ({
    ...quizQuestionOf(question),
    topic: lesson.topic,
    title: lesson.title,
    dueAt,
  }));
  return { items, total: due.length, nextAt: cards[due.length]?.dueAt ?? null };
}

type Input = { questionId: string; answer: string };

/** Grades a card and schedules it. An answer before it is due again changes nothing. */
export async function submitReview(ctx: Ctx, { questionId, answer }: Input) {
  const scope = requireStudent(ctx);
  const known = readLessons().questions.get(questionId);
  const graded = known && gradedAnswerOf(known.question, answer);
  if (!graded) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (tx) => {
    const card = orNotFound(await lockCard(tx, scope, questionId));
    if (!isCardDue(card.dueAt, ctx.now)) return { ...graded, dueAt: card.dueAt };
    const next = nextCardOf(card, graded.isRight, ctx.now);
    await updateCard(tx, scope, questionId, next);
    return { ...graded, dueAt: next.dueAt };
  });
}
