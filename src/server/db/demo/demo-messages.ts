import type { DemoApplication } from './demo-applications.ts';
import { homeCompany } from './demo-companies.ts';
import { createRandom } from './demo-random.ts';
import type { DemoMaker } from './demo-rows.ts';
import { hour, later } from './demo-time.ts';

type Line = [by: 'company' | 'student', hoursAfterAnswer: number, body: string];

const firstStudentsTalks: Record<string, Line[]> = {
  'Frontend Engineer, Live Map': [
    [
      'company',
      3,
      'Thank you for applying. Your map of bus delays made the rounds here this morning. Did you write the clustering yourself, or is it a library?',
    ],
    [
      'student',
      8,
      'I wrote it myself: a grid that gets finer as you zoom in. It was too slow at first; keeping the points sorted by cell made it quick enough for a phone.',
    ],
    [
      'company',
      26,
      'That is close to what we do for vehicles. We will read the remaining applications by Friday and write to you either way.',
    ],
  ],
  'Software Engineer, Settlements': [
    [
      'company',
      1,
      'We would like to talk with you. The call takes 45 minutes; you will meet two people from the settlements team, and there is no coding test.',
    ],
    [
      'student',
      5,
      'Thank you, I am looking forward to it. Is there anything I should read beforehand?',
    ],
    [
      'company',
      9,
      'Not really. If you want to, think of a bug that took you more than a day: we like to hear about those.',
    ],
  ],
  'Full Stack Engineer, Patient Record': [
    ['company', 2, 'Could you bring an example of a form you built? Paper is fine.'],
    [
      'student',
      6,
      'Yes. I will bring the two screens of our clinic project, the first try and the one that stayed.',
    ],
  ],
};

/** Conversations of the company whose board the demo shows first. */
const homeConversations: Line[][] = [
  [
    ['company', 2, 'Hello, and thank you. When could you start?'],
    ['student', 7, 'My last exam is at the end of next month; a week after that.'],
    ['company', 20, 'That works for us.'],
  ],
  [
    ['student', 4, 'Is it possible to work from Pune two days a week?'],
    [
      'company',
      22,
      'Yes. Dispatch is in the office on Tuesdays and Thursdays, the other days are yours.',
    ],
  ],
  [
    [
      'company',
      5,
      'The link to your portfolio asks for a password. Could you send us another one?',
    ],
    [
      'student',
      9,
      'Sorry about that. It is open now, please try the same link again.\n\nThe second project is the one I am proud of.',
    ],
  ],
  [
    [
      'student',
      6,
      'I have an offer from another company and must answer by Monday. Will you know more by then?',
    ],
  ],
  [
    [
      'company',
      3,
      'Your resume says 2025 for the internship, and your letter says 2024. Which one is right?',
    ],
  ],
];

const talking = new Set(['under_review', 'interview_scheduled', 'offer_made']);

/**
 * Adds the messages between applicants and companies, with their notifications; the newest are
 * unread.
 */
export function addMessages(maker: DemoMaker, applications: DemoApplication[]): void {
  const random = createRandom(6);
  const home = maker.rows.companies.find(({ slug }) => slug === homeCompany)?.id;
  const [first] = applications;
  const others = applications.filter(
    ({ posting, student, history }) =>
      posting.companyId === home && student !== first?.student && talking.has(history.status),
  );
  for (const application of applications) {
    const { student, posting } = application;
    const lines = student === first?.student ? firstStudentsTalks[posting.title] : undefined;
    if (lines) addConversation(maker, application, lines);
  }
  for (const application of random.some(others, homeConversations.length * 2)) {
    addConversation(maker, application, random.pick(homeConversations));
  }
}

function addConversation(
  { now, id, rows }: DemoMaker,
  application: DemoApplication,
  lines: Line[],
): void {
  const { id: applicationId, posting, student } = application;
  const answer = rows.moves.find(
    (move) => move.applicationId === applicationId && move.actorKind === 'member',
  );
  if (!answer) return;
  const { companyId } = posting;
  const recruiters = rows.companyMembers.filter(
    (member) => member.companyId === companyId && member.role !== 'interviewer',
  );
  const about = { applicationId, postingId: posting.id, postingTitle: posting.title };
  const said = lines.map(([by, hours, body]) => ({
    by,
    body,
    at: later(answer.createdAt, hours * hour),
  }));
  for (const { by, body, at } of said.filter((line) => line.at < now)) {
    rows.messages.push({
      companyId,
      id: id(at),
      applicationId,
      authorId: by === 'student' ? student.id : answer.actorId,
      authorKind: by === 'student' ? 'student' : 'member',
      body,
      createdAt: at,
    });
    const from = by === 'student' ? student.name : posting.company.name;
    const told = by === 'student' ? recruiters.map(({ userId }) => userId) : [student.id];
    // A reply implies that the earlier message was read.
    const reply = said.find((line) => line.by !== by && line.at > at && line.at < now);
    for (const userId of told) {
      rows.notifications.push({
        userId,
        id: id(at),
        data: { kind: 'application.message', ...about, from },
        readAt: reply?.at ?? null,
        createdAt: at,
      });
    }
  }
}
