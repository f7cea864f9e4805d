import { v7 as uuid } from 'uuid';
import {
  assessments,
  assessmentSittings,
  assessmentVersions,
  sittingAnswers,
  sittingReviews,
} from '#server/db/tables/assessments.ts';
import { typedAssessment } from './calls/assessed.ts';
import type { World } from './world.ts';

type Sat = Pick<World, 'db' | 'now'> & {
  studentId: string;
  application: { id: string };
  posting: { companyId: string; id: string };
  mark: (what: string) => string;
  hide: (what: string) => string;
};

/** An assessment that a student sat, with a marker in every personal column. */
export async function addAssessment(sat: Sat): Promise<void> {
  const { db, now, studentId, application, posting, mark, hide } = sat;
  const applicationId = application.id;
  const { companyId, id: postingId } = posting;
  const [assessmentId, sittingId] = [uuid(), uuid()];
  const content = typedAssessment('Baking');
  await db.insert(assessments).values({
    ...{ companyId, id: assessmentId, postingId, title: content.title, version: 1 },
    ...{ createdAt: now, updatedAt: now },
  });
  await db
    .insert(assessmentVersions)
    .values({ companyId, assessmentId, version: 1, content, createdAt: now });
  await db.insert(assessmentSittings).values({
    ...{ companyId, id: sittingId, assessmentId, version: 1, applicationId, studentId },
    ...{ tryNumber: 1, batchId: uuid(), createdAt: now, notifiedAt: now, expiresAt: now },
    askedNote: mark('time-note'),
    reviewNote: mark('review-note'),
    reviewAnswer: mark('review-answer'),
  });
  await db.insert(sittingAnswers).values({
    ...{ companyId, sittingId, place: 0, answer: mark('assessment-answer') },
    question: { section: 0, skills: ['Bread'], kind: 'open', prompt: 'Why?', criteria: [] },
  });
  await db.insert(sittingReviews).values({
    ...{ companyId, id: uuid(), sittingId, version: 1, submittedAt: now },
    scores: [{ place: 0, criterion: 'Bread', score: 1, quotes: [], note: hide('score-note') }],
  });
}
