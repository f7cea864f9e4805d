import { v7 as uuid } from 'uuid';
import { questionMarks, questionSets } from '#server/db/tables/questions.ts';
import { roadmapPlans, roadmapSteps } from '#server/db/tables/roadmaps.ts';
import type { World } from './world.ts';

type Practising = Pick<World, 'db' | 'now'> & { userId: string; mark: (what: string) => string };

/** What a student did to practise, with a marker in every personal column. */
export async function addPractice({ db, now, userId, mark }: Practising): Promise<void> {
  await db.insert(roadmapSteps).values({
    userId,
    topic: mark('roadmap-topic'),
    step: mark('roadmap-step'),
    state: 'done',
    evidenceKind: 'profile',
    evidenceSkill: mark('evidence'),
    updatedAt: now,
  });
  await db.insert(roadmapPlans).values({ userId, hoursPerWeek: 8, updatedAt: now });
  await db.insert(questionSets).values({
    userId,
    id: uuid(),
    domain: mark('question-domain'),
    experienceLevel: mark('question-level'),
    band: 'entry',
    questionCount: 5,
    seed: 1,
    questionIds: [mark('question')],
    repeated: 0,
    name: mark('question-set'),
    savedAt: now,
    createdAt: now,
  });
  await db
    .insert(questionMarks)
    .values({ userId, questionId: mark('marked'), mark: 'known', streak: 0, markedAt: now });
}
