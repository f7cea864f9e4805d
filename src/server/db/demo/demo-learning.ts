import type { DemoStudent } from './demo-people.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, later } from './demo-time.ts';

const read = {
  'operating-systems': ['processes-threads', 'scheduling', 'memory'],
  'database-management-systems': ['relational-model'],
};
const right = ['os-processes-1', 'os-processes-2', 'os-scheduling-1', 'os-scheduling-2'];
/** Wrong answers, with the days since the last review and until the next. */
const cards: [questionId: string, reviewed: number, due: number][] = [
  ['os-memory-1', 3, -2],
  ['os-quiz-4', 2, -1],
  ['os-quiz-9', 2, 1],
];

/** What the first student learned so far. */
export function addLearning(
  { now, rows }: DemoMaker,
  [student]: readonly Pick<DemoStudent, 'id'>[],
): void {
  if (student === undefined) return;
  const userId = student.id;
  for (const [at, [topic, readConcepts]] of Object.entries(read).entries())
    rows.learningProgress.push({
      userId,
      topic,
      place: readConcepts.at(-1) ?? null,
      readConcepts,
      rightAnswers: at === 0 ? right : [],
      quizBest: at === 0 ? 60 : null,
      updatedAt: later(now, -(at + 2) * day),
    });
  for (const [questionId, reviewed, due] of cards)
    rows.reviewCards.push({
      userId,
      questionId,
      stability: 0.212,
      difficulty: 6.4133,
      scheduledDays: 1,
      reps: 1,
      lapses: 0,
      dueAt: later(now, due * day),
      reviewedAt: later(now, -reviewed * day),
    });
}
