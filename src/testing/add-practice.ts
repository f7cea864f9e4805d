import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { activityDays } from '#server/db/tables/activity-days.ts';
import { chatMessages, chatUsage } from '#server/db/tables/assistant.ts';
import { coachBookings, coachSlots } from '#server/db/tables/coaching.ts';
import { credentials, statusLists } from '#server/db/tables/credentials.ts';
import { files } from '#server/db/tables/files.ts';
import { learningProgress, reviewCards } from '#server/db/tables/learning.ts';
import { practiceAnswers, practiceSessions } from '#server/db/tables/practice.ts';
import { modelQuestions, questionMarks, questionSets } from '#server/db/tables/questions.ts';
import { readinessChanges } from '#server/db/tables/readiness.ts';
import { recordingChunks, recordings } from '#server/db/tables/recordings.ts';
import { referenceRequests } from '#server/db/tables/reference-requests.ts';
import { roadmapPlans, roadmapSteps } from '#server/db/tables/roadmaps.ts';
import { testAnswers, testAttempts } from '#server/db/tables/skill-tests.ts';
import type { World } from './world.ts';

type Practising = Pick<World, 'db' | 'now'> & { userId: string; mark: (what: string) => string };

/** What a student did to practise, with a marker in every personal column. */
export async function addPractice({ db, now, userId, mark }: Practising): Promise<void> {
  await db.insert(activityDays).values({ userId, day: '2026-11-20' });
  await db.insert(roadmapSteps).values({
    userId,
    topic: mark('roadmap-topic'),
    step: mark('roadmap-step'),
    state: 'done',
    evidenceKind: 'profile',
    evidenceSkill: mark('evidence'),
    updatedAt: now,
  });
  await db.insert(learningProgress).values({
    userId,
    topic: mark('learning-topic'),
    place: mark('place'),
    readConcepts: [mark('concept')],
    rightAnswers: [mark('right-answer')],
    quizBest: 80,
    quizId: uuid(),
    quizQuestions: [mark('quiz-question')],
    quizAnswers: { [mark('quiz-question')]: mark('quiz-answer') },
    updatedAt: now,
  });
  await db.insert(reviewCards).values({
    userId,
    questionId: mark('card'),
    stability: 1,
    difficulty: 5,
    scheduledDays: 1,
    reps: 1,
    lapses: 0,
    dueAt: now,
    reviewedAt: now,
  });
  const slotId = uuid();
  await db.insert(coachSlots).values({
    id: slotId,
    userId,
    topic: mark('coach-topic'),
    startsAt: now,
    minutes: 30,
    place: mark('coach-place'),
    createdAt: now,
  });
  await db.insert(coachBookings).values({ id: uuid(), userId, slotId, createdAt: now });
  const recordingId = uuid();
  const [file] = await db.select().from(files).where(eq(files.ownerId, userId)).limit(1);
  const fileId = file?.id ?? '';
  await db.insert(recordings).values({
    userId,
    id: recordingId,
    questionId: mark('recorded-question'),
    kind: 'video',
    mediaType: 'video/webm',
    fileId,
    durationMs: 1_000,
    transcript: mark('transcript'),
    createdAt: now,
    finishedAt: now,
  });
  await db.insert(recordingChunks).values({ userId, recordingId, index: 0, fileId });
  await db.insert(roadmapPlans).values({ userId, hoursPerWeek: 8, updatedAt: now });
  await db.insert(readinessChanges).values({
    userId,
    id: uuid(),
    part: 'ats',
    cause: 'ats-scored',
    valueAfter: 71,
    scoreAfter: 71,
    measured: 40,
    changedAt: now,
  });
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
    basis: mark('question-basis'),
    name: mark('question-set'),
    savedAt: now,
    createdAt: now,
  });
  const sessionId = uuid();
  await db.insert(practiceSessions).values({
    userId,
    id: sessionId,
    kind: 'set',
    mode: 'study',
    domain: mark('practice-domain'),
    experienceLevel: mark('practice-level'),
    setName: mark('practice-set'),
    createdAt: now,
  });
  await db.insert(practiceAnswers).values({
    userId,
    sessionId,
    position: 0,
    questionId: mark('practice-question'),
    text: mark('practice-answer'),
    version: 0,
    modelRemark: { quote: mark('practice-quote'), text: mark('practice-remark') },
    updatedAt: now,
  });
  await db.insert(modelQuestions).values({
    userId,
    id: mark('model-question-id'),
    domain: mark('model-question-domain'),
    band: 'entry',
    question: mark('model-question'),
    type: mark('model-question-type'),
    difficulty: mark('model-question-difficulty'),
    points: [mark('model-question-point')],
    createdAt: now,
  });
  await db
    .insert(questionMarks)
    .values({ userId, questionId: mark('marked'), mark: 'known', streak: 0, markedAt: now });
  const attemptId = uuid();
  const [domain, itemId] = [mark('test-domain'), mark('test-item')];
  await db.insert(testAttempts).values({
    userId,
    id: attemptId,
    domain,
    seed: 1,
    itemIds: [itemId],
    startsAt: now,
    endsAt: now,
    submittedAt: now,
    gradedAt: now,
    score: 100,
    counts: false,
    passed: false,
  });
  await db.insert(testAnswers).values({
    userId,
    attemptId,
    place: 0,
    itemId,
    answer: mark('test-answer'),
    problem: mark('test-problem'),
  });
  const list = { id: 1, nextPlace: 1, revoked: [], updatedAt: now };
  await db.insert(statusLists).values(list).onConflictDoNothing();
  await db.insert(credentials).values({
    ...{ id: uuid(), userId, kind: 'skill-test', source: mark('badge-source') },
    ...{ title: mark('badge-title'), document: { name: mark('badge-words') }, salt: 'salt' },
    ...{ logPlace: 0, listId: 1, listPlace: Math.floor(Math.random() * 1e6), issuedAt: now },
    revokedReason: mark('badge-reason'),
  });
  await db.insert(referenceRequests).values({
    ...{ id: uuid(), userId, tokenHash: uuid(), state: 'confirmed' },
    ...{ name: mark('reference-name'), email: mark('reference-email') },
    ...{ relation: mark('reference-relation'), message: mark('reference-message') },
    ...{ words: mark('reference-words'), createdAt: now, expiresAt: now },
  });
  await db.insert(chatUsage).values({ userId, messageCount: 1, lastReset: now });
  await db.insert(chatMessages).values({
    id: uuid(),
    userId,
    sender: 'user',
    lines: [{ text: mark('chat-message'), to: null, label: null }],
    sentAt: now,
  });
}
