import { ownRows } from './own-rows.ts';
import { type PersonalSection, section } from './personal-section.ts';
import { chatMessages, chatUsage } from './tables/assistant.ts';
import { coachBookings, coachSlots } from './tables/coaching.ts';
import { credentials } from './tables/credentials.ts';
import { learningProgress, reviewCards } from './tables/learning.ts';
import { practiceAnswers, practiceSessions } from './tables/practice.ts';
import { modelQuestions, questionMarks, questionSets } from './tables/questions.ts';
import { readinessChanges } from './tables/readiness.ts';
import { recordingChunks, recordings } from './tables/recordings.ts';
import { referenceRequests } from './tables/reference-requests.ts';
import { roadmapPlans, roadmapSteps } from './tables/roadmaps.ts';
import { testAnswers, testAttempts } from './tables/skill-tests.ts';

const { byUser } = ownRows;

/** What a student did to practise, and the readiness that follows from it. */
export const practiceSections: readonly PersonalSection[] = [
  section(
    'question-sets',
    questionSets,
    byUser(questionSets.userId),
    'id domain experienceLevel questionCount questionIds repeated basis name savedAt createdAt',
  ),
  section(
    'model-questions',
    modelQuestions,
    byUser(modelQuestions.userId),
    'id domain question type difficulty points createdAt',
  ),
  section(
    'question-marks',
    questionMarks,
    byUser(questionMarks.userId),
    'questionId mark streak dueAt markedAt',
  ),
  section(
    'roadmap-steps',
    roadmapSteps,
    byUser(roadmapSteps.userId),
    'topic step state evidenceKind evidenceSkill rejectedKind updatedAt',
  ),
  section(
    'assistant-messages',
    chatMessages,
    byUser(chatMessages.userId),
    'id sender lines writer sentAt',
  ),
  section('assistant-usage', chatUsage, byUser(chatUsage.userId), 'messageCount lastReset'),
  section(
    'learning-progress',
    learningProgress,
    byUser(learningProgress.userId),
    'topic place readConcepts rightAnswers quizBest quizId quizQuestions quizAnswers updatedAt',
  ),
  section(
    'review-cards',
    reviewCards,
    byUser(reviewCards.userId),
    'questionId stability difficulty scheduledDays reps lapses dueAt reviewedAt',
  ),
  section(
    'coach-slots',
    coachSlots,
    byUser(coachSlots.userId),
    'id companyId topic startsAt minutes place createdAt cancelledAt',
  ),
  section(
    'coach-bookings',
    coachBookings,
    byUser(coachBookings.userId),
    'id slotId createdAt cancelledAt told reminded',
  ),
  section(
    'recorded-answers',
    recordings,
    byUser(recordings.userId),
    'id questionId kind mediaType fileId durationMs transcript createdAt finishedAt',
  ),
  section(
    'recording-chunks',
    recordingChunks,
    byUser(recordingChunks.userId),
    'recordingId index fileId',
  ),
  section('roadmap-plan', roadmapPlans, byUser(roadmapPlans.userId), 'hoursPerWeek updatedAt'),
  section(
    'mock-interviews',
    practiceSessions,
    byUser(practiceSessions.userId),
    'id kind mode domain experienceLevel setName answerSeconds createdAt countedAt finishedAt score removedAt',
  ),
  section(
    'mock-interview-answers',
    practiceAnswers,
    byUser(practiceAnswers.userId),
    'sessionId position questionId text seconds startedAt submittedAt feedback modelRemark updatedAt',
  ),
  section(
    'skill-tests',
    testAttempts,
    byUser(testAttempts.userId),
    'id domain itemIds timeFactor startsAt endsAt submittedAt gradedAt score counts passed tabSwitches',
  ),
  section(
    'skill-test-answers',
    testAnswers,
    byUser(testAnswers.userId),
    'attemptId place itemId answer pasted isRight passedCases problem',
  ),
  section(
    'badges',
    credentials,
    byUser(credentials.userId),
    'id kind source title document issuedAt expiresAt hiddenAt revokedAt revokedReason',
  ),
  section(
    'references',
    referenceRequests,
    byUser(referenceRequests.userId),
    'id name email relation message state words createdAt mailedAt expiresAt answeredAt',
  ),
  section(
    'readiness-changes',
    readinessChanges,
    byUser(readinessChanges.userId),
    'id part cause valueBefore valueAfter scoreBefore scoreAfter measured changedAt',
  ),
];
