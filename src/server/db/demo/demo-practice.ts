import { nextReview, type Review } from '#domain/question/next-review.ts';
import type { QuestionMark } from '#domain/question/question-options.ts';
import type { DemoStudent } from './demo-people.ts';
import { createRandom } from './demo-random.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, later } from './demo-time.ts';

const asked = {
  domain: 'software-engineering',
  experienceLevel: 'junior',
  band: 'entry',
  questionCount: 10,
} as const;

/** Days ago, and the marks given then to the first questions of the set. */
const sets: { name: string | null; daysAgo: number; marks: QuestionMark[][] }[] = [
  {
    name: 'First interview',
    daysAgo: 6,
    marks: [
      ['known'],
      ['unsure', 'known'],
      ['unsure'],
      ['known'],
      ['unsure'],
      ['known'],
      ['known'],
      ['skip'],
      ['unsure', 'known', 'known'],
      ['known'],
    ],
  },
  { name: null, daysAgo: 1.5, marks: [['known'], ['unsure'], ['known']] },
];

/** The interview questions that the first student practised. */
export function addPractice(maker: DemoMaker, [student]: readonly DemoStudent[]): void {
  if (student === undefined) throw new Error('Students are added before their practice.');
  const { now, id, rows } = maker;
  const userId = student.id;
  const random = createRandom(31);
  const bank = random.shuffle(
    Array.from({ length: 40 }, (_, at) => `se-e-${String(at + 1).padStart(3, '0')}`),
  );
  for (const { name, daysAgo, marks } of sets) {
    const createdAt = later(now, -daysAgo * day);
    const questionIds = bank.splice(0, asked.questionCount);
    rows.questionSets.push({
      userId,
      id: id(createdAt),
      ...asked,
      seed: random.whole(0, 1_000_000),
      questionIds,
      repeated: 0,
      name,
      savedAt: name === null ? null : createdAt,
      createdAt,
    });
    for (const [at, given] of marks.entries()) {
      const questionId = questionIds[at];
      if (questionId === undefined) continue;
      const { review, markedAt } = reviewOf(given, createdAt);
      rows.questionMarks.push({ userId, questionId, ...review, markedAt });
    }
  }
}

/** The review after marks that were given one after the other, each when the question was due. */
function reviewOf(marks: readonly QuestionMark[], startedAt: Date) {
  let markedAt = startedAt;
  let before: Review | null = null;
  for (const mark of marks) {
    markedAt = before?.dueAt ?? markedAt;
    before = nextReview(before, mark, markedAt);
  }
  if (before === null) throw new Error('A question without marks has no review.');
  return { review: before, markedAt };
}
