import { v7 as uuid } from 'uuid';
import type { Member } from '#domain/actor.ts';
import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import { dayMs } from '#domain/time.ts';
import { testAttempts } from '#server/db/tables/skill-tests.ts';
import { notifyAssessment } from '#server/features/assessment/invitations.ts';
import { submitFile } from '#server/features/assessment/recorded-answers.ts';
import { pdf } from '#testing/resume-bytes.ts';
import type { World } from '#testing/world.ts';
import { nextNumber } from './call.ts';
import { createApplied } from './rows.ts';
import { recordForCompany, typedFiled, typedSpoken, typedSpokenReview } from './spoken-answer.ts';

/** Two sections: a choice and a text that people review, then a function. */
export const typedAssessment = (title = `Screen ${nextNumber()}`): AssessmentContent => ({
  title,
  purpose: 'What you will do in the first month.',
  tries: 1,
  reviewers: 2,
  sections: [
    {
      title: 'Basics',
      minutes: 10,
      draw: null,
      items: [
        {
          id: 'one',
          kind: 'choice',
          skills: ['HTTP'],
          prompt: 'Which status says that a row was made?',
          options: ['201 Created', '200 OK', '404 Not Found'],
        },
        {
          id: 'two',
          kind: 'open',
          skills: ['Communication'],
          prompt: 'Tell about a mistake and what changed after it.',
          criteria: [
            { name: 'Owns the mistake', help: 'Says what they did.' },
            { name: 'Learns from it', help: null },
          ],
        },
      ],
    },
    {
      title: 'Code',
      minutes: 20,
      draw: null,
      items: [
        {
          id: 'three',
          kind: 'function',
          skills: ['JavaScript'],
          prompt: 'Add two numbers.',
          name: 'add',
          starter: 'function add(a, b) {\n}',
          cases: [
            { given: '[1, 2]', expected: '3' },
            { given: '[2, 2]', expected: '4' },
            { given: '[9, -9]', expected: '0' },
          ],
        },
      ],
    },
  ],
});

/** The same with the code first, so that the second section has criteria. */
export const turned = () => {
  const content = typedAssessment();
  return { ...content, sections: content.sections.toReversed() };
};

export const openAnswer =
  'I deleted the wrong branch. I told the team at once and wrote a check that asks first.';

/** An assessment of a posting with one application. */
export async function createAssessed(world: World, content = typedAssessment()) {
  const applied = await createApplied(world);
  const { id: assessmentId } = await world
    .call(applied.recruiter)
    .assessment.create({ postingId: applied.posting.id, content, accepts: null });
  return { ...applied, assessmentId };
}

/** A candidate invited to it, who has not been notified yet. */
export async function createInvited(world: World, content = typedAssessment()) {
  const made = await createAssessed(world, content);
  const { assessment } = world.call(made.recruiter);
  const { assessmentId, applicationId } = made;
  const applicationIds = [applicationId];
  const { batchId } = await assessment.invite({ assessmentId, applicationIds, days: 7 });
  const { sittings } = await assessment.listSittings({ assessmentId });
  return { ...made, batchId, sittingId: sittings.items[0]?.id ?? '' };
}

export async function createNotified(world: World, content = typedAssessment()) {
  const made = await createInvited(world, content);
  const { companyId } = made.recruiter;
  await notifyAssessment(world.ctx({ kind: 'system' }), { companyId, sittingId: made.sittingId });
  return made;
}

/** The same candidate, invited to another assessment of the same job and notified. */
export async function addNotified(
  world: World,
  made: { recruiter: Member; postingId: string; applicationId: string },
  content = typedAssessment(),
) {
  const { recruiter, postingId, applicationId } = made;
  const { assessment } = world.call(recruiter);
  const { id: assessmentId } = await assessment.create({ postingId, content, accepts: null });
  await assessment.invite({ assessmentId, applicationIds: [applicationId], days: 7 });
  const { items } = (await assessment.listSittings({ assessmentId })).sittings;
  const sittingId = items[0]?.id ?? '';
  const { companyId } = recruiter;
  await notifyAssessment(world.ctx({ kind: 'system' }), { companyId, sittingId });
  return { assessmentId, sittingId };
}

export async function createStarted(world: World, content = typedAssessment()) {
  const made = await createNotified(world, content);
  const running = await world.call(made.student).assessment.start({ sittingId: made.sittingId });
  return { ...made, running };
}

/** A finished sitting: the choice is right, the text is answered, the function is empty. */
export async function createSubmitted(world: World, content = typedAssessment()) {
  const made = await createStarted(world, content);
  const { sittingId } = made;
  const { assessment } = world.call(made.student);
  await assessment.saveAnswer({ sittingId, place: 0, answer: '201 Created', version: 0 });
  await assessment.saveAnswer({ sittingId, place: 1, answer: openAnswer, version: 0 });
  for (const section of content.sections.keys())
    await assessment.submitSection({ sittingId, section });
  return made;
}

export const typedReview = (score: number | null = 3) => {
  const judged = (criterion: string, quote: string) => ({
    ...{ place: 1, criterion, score, quotes: [quote], note: '' },
  });
  return [
    judged('Owns the mistake', 'I deleted the wrong branch.'),
    judged('Learns from it', 'wrote a check'),
  ];
};

export const createSpoken = (world: World) => createStarted(world, typedSpoken());

/** A sitting that takes a file, and one that has it. */
export const createFileAsked = (world: World) => createStarted(world, typedFiled());
export async function createFileGiven(world: World) {
  const made = await createFileAsked(world);
  const { student, sittingId } = made;
  const file = { name: 'asha-rao.pdf', bytes: pdf() };
  await submitFile(world.ctx(student), { sittingId, place: 0, ...file });
  return made;
}

/** A sitting that has a recorded answer. */
export async function createGiven(world: World) {
  const made = await createSpoken(world);
  const { student, sittingId } = made;
  const recordingId = await recordForCompany(world, student);
  await world.call(student).assessment.giveRecording({ sittingId, place: 0, recordingId });
  return made;
}

export const backendAccepted = { domain: 'backend', level: 2, months: 6 } as const;

/** Adds a result of a counted backend test. */
export async function addResult(
  world: World,
  userId: string,
  { score = 80, monthsAgo = 1, counts = true } = {},
): Promise<void> {
  const at = new Date(world.now.getTime() - monthsAgo * 30 * dayMs);
  await world.db.insert(testAttempts).values({
    ...{ userId, id: uuid(), domain: 'backend', seed: 1, itemIds: [], counts, passed: counts },
    ...{ startsAt: at, endsAt: at, submittedAt: at, gradedAt: at, score },
  });
}

/** A candidate invited to an assessment that a passed skill test meets. */
export async function createMet(world: World) {
  const made = await createNotified(world);
  const { recruiter, student, assessmentId } = made;
  const { assessment: of } = world.call(recruiter);
  const { content, version } = await of.load({ assessmentId });
  await of.save({ assessmentId, version, content, accepts: backendAccepted });
  await addResult(world, student.userId);
  return made;
}

/** A submitted sitting that two members have reviewed. */
export async function createReviewed(world: World) {
  const made = await createSubmitted(world);
  await review(world, made, typedReview());
  return made;
}

/** A spoken and a written answer that two people have reviewed. */
export async function createHeard(world: World) {
  const made = await createGiven(world);
  const { sittingId } = made;
  const { assessment: own } = world.call(made.student);
  await own.saveAnswer({ sittingId, place: 1, answer: openAnswer, version: 0 });
  await own.submitSection({ sittingId, section: 0 });
  const [spoken] = typedSpokenReview({});
  const written = { ...spoken, place: 1, quotes: ['I deleted the wrong branch.'] };
  await review(world, made, [spoken, written]);
  return made;
}

type Sitting = { recruiter: Member; sittingId: string };
type Scores = ReturnType<typeof typedSpokenReview>[number][];

/** Two people review a sitting. */
async function review(world: World, { recruiter, sittingId }: Sitting, scores: Scores) {
  const colleague = await world.member({ id: recruiter.companyId });
  for (const by of [recruiter, colleague])
    await world.call(by).assessment.submitReview({ sittingId, version: 0, scores });
}
