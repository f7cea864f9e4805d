import bank from '#content/questions/software-engineering.json' with { type: 'json' };
import { giveFeedback, meanScore } from '#domain/practice/give-feedback.ts';
import type { DemoStudent } from './demo-people.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, later } from './demo-time.ts';

const minute = 60_000;
const answerMinutes = 4;

type DemoSession = {
  kind: 'behavioral' | 'technical';
  daysAgo: number;
  answers: { questionId: string; text: string; seconds: number | null }[];
};

/** Far enough apart that at most two of them use up the free plan of one calendar month. */
const sessions: DemoSession[] = [
  {
    kind: 'behavioral',
    daysAgo: 40,
    answers: [
      {
        questionId: 'se-e-027',
        seconds: null,
        text: `Um, in my third year we built an attendance app for our department. There were four of us, and, like, we basically did everything together. We used React for the pages and Node for the server, and we had a database for the attendance. It was a big project and we worked on it for some weeks. In the end it worked and, you know, our guide was happy with it.`,
      },
      {
        questionId: 'se-e-028',
        seconds: null,
        text: `In that project the list of students was sometimes empty. I looked at the code for a long time and I could not find anything. Then I asked a friend and we tried a few things, and after two days we found it. It was because a request was not finished yet. So we fixed it and then it worked.`,
      },
      {
        questionId: 'se-e-029',
        seconds: null,
        text: `Last year I had to learn Docker because our guide wanted to run the project on his machine. I had about a week. I watched some videos and followed a tutorial, and then I wrote a Dockerfile for our server. The database did not connect at first, which was hard. In the end it started on his laptop and we could submit the project on time.`,
      },
    ],
  },
  {
    kind: 'technical',
    daysAgo: 23,
    answers: [
      {
        questionId: 'se-e-004',
        seconds: null,
        text: `A stack is last in, first out: the item that I push last is the one I pop first. A queue is first in, first out, so whoever came first is served first. For a stack I think of undo in an editor, because the last change is undone first, and the call stack of function calls works the same way. For example, print jobs are kept in a queue, and breadth-first search uses a queue for the nodes that it visits next.`,
      },
      {
        questionId: 'se-e-008',
        seconds: null,
        text: `With GET you ask the server for something and with POST you send something, for example a form. GET puts its parameters into the URL, so I would never send a password with it. POST has a body. I think GET can also be cached by the browser, and you can bookmark the page, but I am not sure about more differences.`,
      },
      {
        questionId: 'se-e-014',
        seconds: null,
        text: `A merge conflict happens when two branches changed the same lines of a file. Git can't know which one is right, so it marks both versions in the file with arrows. I open the file, decide on the right content together with the person who wrote the other change, and remove the markers. Then I add and commit the file. In our project this happened nearly every week with the routes file, until we split it.`,
      },
    ],
  },
  {
    kind: 'behavioral',
    daysAgo: 6,
    answers: [
      {
        questionId: 'se-e-030',
        seconds: 72,
        text: `In our final-year project a teammate wanted to store the uploaded photos in the database, and I wanted to keep them as files. My task was the upload, so we needed a decision within two days. His view was that one backup would cover everything. Mine was that the database would grow too fast. I suggested a trial instead of arguing: I wrote a script that stored 500 photos both ways and measured the time for a backup. With files the backup took 40 seconds, in the database almost six minutes. We showed both figures to our team of four and decided on files together, with a nightly copy so that his concern was met too. As a result the upload was finished a day early, and he reviewed all of my later changes.`,
      },
      {
        questionId: 'se-e-036',
        seconds: 65,
        text: `During a college fest I was responsible for the registration site. Two hours before the start I ran a clean-up script that should have deleted test entries, and it also deleted 31 real registrations, because I had matched on the college name. I noticed it from the count, stopped the script and told the organizers immediately. Then I restored the rows from the copy of the night before and compared them with the payment emails, which took 50 minutes. Nobody was turned away at the door. Afterwards I added a check to the script that lists what it would delete and asks for confirmation, and a backup before each run.`,
      },
      {
        questionId: 'se-e-033',
        seconds: 58,
        text: `In my second internship month I had promised a search page by Friday. On Wednesday I saw that the paging would not be ready, because I had never used that API before and had guessed one day for it. I told my mentor the same afternoon and suggested that we cut the filters and deliver the list with search first. He agreed. I finished that part on Friday and the filters on the following Tuesday. Since then I try an unknown API for an hour before I estimate, and my last three estimates were right within half a day.`,
      },
    ],
  },
];

/** The mock interviews that the first student finished, with the feedback that the rules give. */
export function addMockInterviews(
  { now, id, rows }: DemoMaker,
  [student]: readonly Pick<DemoStudent, 'id'>[],
): void {
  if (student === undefined) return;
  const userId = student.id;
  for (const { kind, daysAgo, answers } of sessions) {
    const createdAt = later(now, -daysAgo * day);
    const submittedAt = (position: number) =>
      later(createdAt, (position + 1) * answerMinutes * minute);
    const sessionId = id(createdAt);
    const given = answers.map(({ questionId, ...answer }, position) => {
      const asked = bank.find((each) => each.id === questionId);
      if (asked === undefined) throw new Error(`${questionId} is not in the question bank.`);
      return {
        userId,
        sessionId,
        position,
        questionId,
        ...answer,
        version: 1,
        feedback: giveFeedback(asked, answer),
        submittedAt: submittedAt(position),
        updatedAt: submittedAt(position),
      };
    });
    const scores = given.flatMap(({ feedback }) => feedback.score ?? []);
    rows.practiceSessions.push({
      userId,
      id: sessionId,
      kind,
      mode: 'study',
      domain: 'software-engineering',
      experienceLevel: 'junior',
      createdAt,
      countedAt: submittedAt(0),
      finishedAt: submittedAt(answers.length - 1),
      score: meanScore(scores),
    });
    rows.practiceAnswers.push(...given);
  }
}
