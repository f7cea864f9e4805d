import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { ScreeningAnswer } from '#domain/application/screening-answer.ts';
import type { PostingLevel } from '#domain/posting/posting.ts';
import { likelihood } from './demo-careers.ts';
import { chooseWay, type History, makeHistory, type Step } from './demo-history.ts';
import { addInterview } from './demo-interviews.ts';
import { coverLetter, reasons } from './demo-letters.ts';
import type { DemoStudent } from './demo-people.ts';
import type { DemoPosting } from './demo-postings.ts';
import { createRandom, type Random } from './demo-random.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, hour, later } from './demo-time.ts';

export type DemoApplication = {
  id: string;
  posting: DemoPosting;
  student: DemoStudent;
  createdAt: Date;
  history: History;
};

const count = 500;

/** How many people here look for work of a level. */
const interest: Partial<Record<PostingLevel, number>> = {
  'Entry Level': 1.3,
  '1-3 years': 1.3,
  '5+ years': 0.4,
  Senior: 0.4,
  Lead: 0.25,
};

const firstStudentsWays: {
  title: string;
  daysAgo: number;
  steps: [ApplicationStatus, number][];
}[] = [
  { title: 'Full Stack Developer, Billing', daysAgo: 1, steps: [] },
  { title: 'Frontend Engineer, Live Map', daysAgo: 5, steps: [['under_review', 3.2]] },
  { title: 'Software Engineer, Settlements', daysAgo: 3.5, steps: [['interview_scheduled', 0.9]] },
  {
    title: 'Full Stack Engineer, Patient Record',
    daysAgo: 8.9,
    steps: [
      ['interview_scheduled', 8.4],
      ['offer_made', 0.3],
    ],
  },
  { title: 'Software Engineer, Customs Documents', daysAgo: 4.2, steps: [['rejected', 2]] },
  {
    title: 'Frontend Developer, Data Visualization',
    daysAgo: 15,
    steps: [
      ['under_review', 12],
      ['withdrawn', 10],
    ],
  },
];

/**
 * Adds 500 applications with their moves and interviews; the first student's six are the same on
 * every day.
 */
export function addApplications(
  maker: DemoMaker,
  postings: DemoPosting[],
  students: DemoStudent[],
): DemoApplication[] {
  const random = createRandom(6);
  const { now } = maker;
  const [first, ...others] = students;
  if (first === undefined) throw new Error('Students are added before their applications.');
  const made = firstStudentsWays.map(({ title, daysAgo, steps }) => {
    const posting = postings.find((one) => one.title === title);
    if (posting === undefined) throw new Error(`There is no posting '${title}'.`);
    const way = steps.map(([to, ago]) => ({ to, daysAgo: ago }));
    return addApplication(maker, random, posting, first, later(now, -daysAgo * day), way);
  });
  const length = (posting: DemoPosting) => posting.ends.getTime() - posting.opens.getTime();
  const pairs = postings.flatMap((posting) => {
    const appeal = random.between(0.5, 1.5) * (interest[posting.level] ?? 1);
    return others.map((student) => {
      const fit = likelihood(student, posting);
      return { posting, student, fit, weight: fit * appeal * (length(posting) / day + 3) };
    });
  });
  while (made.length < count) {
    const pair = random.weighted(pairs, ({ weight }) => weight);
    const { posting, student, fit } = pair;
    pair.weight = 0;
    const earliest = Math.min(hour, length(posting) / 2);
    const createdAt = later(
      posting.opens,
      earliest + random.next() ** 1.4 * (length(posting) - earliest) * 0.99,
    );
    const way = chooseWay(random, now.getTime() - createdAt.getTime(), fit);
    made.push(addApplication(maker, random, posting, student, createdAt, way));
  }
  return made;
}

function addApplication(
  maker: DemoMaker,
  random: Random,
  posting: DemoPosting,
  student: DemoStudent,
  createdAt: Date,
  way: Step[],
): DemoApplication {
  const { now, id, rows } = maker;
  const history = makeHistory(random, createdAt, now, way);
  const application = { id: id(createdAt), posting, student, createdAt, history };
  const { companyId } = posting;
  const facts = { title: posting.title, company: posting.company.name };
  rows.applications.push({
    companyId,
    id: application.id,
    postingId: posting.id,
    studentId: student.id,
    status: history.status,
    fullName: student.name,
    email: student.email,
    phone: random.chance(0.8) ? student.phone : null,
    coverLetter: random.chance(0.6) ? coverLetter(random, { ...student, ...facts }) : null,
    resumeFileId: student.resumeFileId,
    answers: answersTo(posting, student.id),
    version: 1 + history.moves.length,
    firstAnsweredAt: history.moves.find(({ to }) => !isStudents(to))?.at ?? null,
    createdAt,
    updatedAt: history.moves.at(-1)?.at ?? createdAt,
  });
  addMoves(maker, random, application);
  for (const meeting of history.meetings) addInterview(maker, random, application, meeting);
  return application;
}

/**
 * This student's answers; from a separate random generator, so that more questions change nothing
 * else in the set.
 */
function answersTo({ questions }: DemoPosting, studentId: string): ScreeningAnswer[] {
  const random = createRandom(Number.parseInt(studentId.slice(9, 18).replace('-', ''), 16));
  return questions.map(({ id: questionId, kind, text: question, answers }) => ({
    questionId,
    kind,
    question,
    answer: random.pick(answers),
  }));
}

/** Whether the student makes this status change. */
export const isStudents = (to: ApplicationStatus) => to === 'withdrawn' || to === 'declined';

function addMoves({ id, rows }: DemoMaker, random: Random, application: DemoApplication): void {
  const { posting, student, createdAt, history } = application;
  const { companyId } = posting;
  const recruiters = rows.companyMembers.filter(
    (member) => member.companyId === companyId && member.role !== 'interviewer',
  );
  const keys = (at: Date) => ({
    companyId,
    id: id(at),
    applicationId: application.id,
    createdAt: at,
  });
  rows.moves.push({
    ...keys(createdAt),
    fromStatus: null,
    toStatus: 'pending',
    actorId: student.id,
    actorKind: 'student',
    reason: null,
  });
  for (const { from, to, at } of history.moves) {
    const isOwn = isStudents(to);
    rows.moves.push({
      ...keys(at),
      fromStatus: from,
      toStatus: to,
      actorId: isOwn ? student.id : random.pick(recruiters).userId,
      actorKind: isOwn ? 'student' : 'member',
      reason: to === 'rejected' ? random.pick(reasons) : null,
    });
  }
}
