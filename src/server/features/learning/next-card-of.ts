import { type Card, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';

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
