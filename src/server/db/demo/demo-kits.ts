import { isOpenStatus } from '#domain/application/application-status.ts';
import { askQuestions } from '#domain/assessment/ask-questions.ts';
import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import { homeCompany } from './demo-companies.ts';
import type { DemoMaker, DemoRows } from './demo-rows.ts';
import { day, hour, later } from './demo-time.ts';

const skills = ['Communication'];
const content: AssessmentContent = {
  title: 'Questions before we meet',
  purpose:
    'Three questions instead of a first call. Answer when it suits you; notes are fine. They decide nothing on their own: a person reads every answer.',
  tries: 1,
  reviewers: 2,
  sections: [
    {
      title: '',
      minutes: null,
      draw: null,
      items: [
        {
          id: 'demo-project',
          kind: 'recording',
          skills,
          video: true,
          takes: 3,
          prompt: 'Tell us about something you built that other people used.',
          criteria: [
            { name: 'Own part', help: 'Says what they did themselves, and what others did.' },
            { name: 'Result', help: 'Says what changed for the people who used it.' },
          ],
        },
        {
          id: 'demo-mistake',
          kind: 'open',
          skills,
          prompt: 'Which mistake taught you the most, and what do you do differently since then?',
          criteria: [{ name: 'Learns from it', help: 'Names a habit that changed.' }],
        },
        {
          id: 'demo-start',
          kind: 'choice',
          skills: ['Planning'],
          prompt:
            'A release is due today, and a test that nobody understands is failing. What comes first?',
          options: [
            'Tell the people waiting for it, and look at what the test checks',
            'Skip the test and release',
            'Run it again until it passes',
          ],
        },
      ],
    },
  ],
};
const answers = [
  'I wrote the booking page for our college bus, with two friends who did the map. About four hundred people book a seat with it every week, and nobody stands in line at the gate anymore.',
  'I changed a table by hand before an exam week, and the timetable was empty for an hour. Since then I write every change down as a script, try it on a copy, and tell somebody before I run it.',
  'Tell the people waiting for it, and look at what the test checks',
];
const given = 7 * day;

/** A screening kit: the first student is invited to it, and another applicant has answered. */
export function addKits({ now, id, rows }: DemoMaker, firstStudentId: string): void {
  const company = rows.companies.find(({ slug }) => slug === homeCompany);
  const open = rows.applications.filter(
    ({ companyId, status }) => companyId === company?.id && isOpenStatus(status ?? 'pending'),
  );
  const invited = open.find(({ studentId }) => studentId === firstStudentId);
  const answered = open.find(
    (each) => each.postingId === invited?.postingId && each.studentId !== firstStudentId,
  );
  const author = rows.companyMembers.find(
    ({ companyId, role }) => companyId === company?.id && role !== 'interviewer',
  );
  if (!invited || !answered || !author) throw new Error('The kit of the demo set has no posting.');
  const { companyId, postingId } = invited;
  const createdAt = later(now, -3 * day);
  const assessmentId = id(createdAt);
  rows.assessments.push({
    companyId,
    id: assessmentId,
    postingId,
    title: content.title,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  });
  rows.assessmentVersions.push({
    companyId,
    assessmentId,
    version: 1,
    content,
    createdBy: author.userId,
    createdAt,
  });
  const sittingOf = (application: DemoRows['applications'][number], at: Date) => ({
    companyId,
    id: id(at),
    assessmentId,
    version: 1,
    applicationId: application.id,
    studentId: application.studentId,
    tryNumber: 1,
    batchId: id(at),
    createdAt: at,
    invitedBy: author.userId,
    notifiedAt: later(at, 60_000),
    expiresAt: later(at, given),
  });
  rows.assessmentSittings.push(sittingOf(invited, later(now, -5 * hour)));
  const sitting = sittingOf(answered, later(now, -2 * day));
  const submittedAt = later(now, -20 * hour);
  rows.assessmentSittings.push({
    ...sitting,
    startsAt: later(now, -22 * hour),
    endsAt: sitting.expiresAt,
    submittedAt,
    gradedAt: submittedAt,
    score: 100,
  });
  askQuestions(content, 1, () => undefined).forEach((question, place) =>
    rows.sittingAnswers.push({
      companyId,
      sittingId: sitting.id,
      place,
      question,
      version: 1,
      answer: answers[place] ?? '',
      isRight: question.kind === 'keyed' ? true : null,
    }),
  );
}
