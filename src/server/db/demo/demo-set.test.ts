import { describe, expect, test } from 'vitest';
import {
  type ApplicationStatus,
  receivedStatuses,
} from '#domain/application/application-status.ts';
import { answersOf, findAnswerProblems } from '#domain/application/find-answer-problems.ts';
import { mayMoveApplication } from '#domain/application/may-move-application.ts';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { degrees } from '#domain/match/degree.ts';
import { matchOf } from '#domain/match/match-of.ts';
import { requirementsOf } from '#domain/match/requirements.ts';
import { isOpen } from '#domain/posting/is-open.ts';
import {
  postingCategories,
  postingLevels,
  postingStates,
  postingTypes,
  salaryPeriods,
} from '#domain/posting/posting.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { giveFeedback } from '#domain/practice/give-feedback.ts';
import { findResumeProblems } from '#domain/resume/find-resume-problems.ts';
import { postingFactsOf, studentFactsOf } from '#server/features/match/facts-of.ts';
import type { PostingRow, StudentRow } from '#server/features/match/match.store.ts';
import { readBank } from '#server/features/question/question-bank.ts';
import { sample } from '#testing/take-turns.ts';
import { isStudents } from './demo-applications.ts';
import { homeCompany } from './demo-companies.ts';
import { demoIdEnd } from './demo-id.ts';
import { createDemoSet } from './demo-set.ts';

const now = new Date('2026-11-21T10:00:00Z');
const day = 86_400_000;
const set = createDemoSet({ now, passwordHash: 'hashed' });
const companies = new Map(set.companies.map((company) => [company.id, company]));
const open = set.postings.filter((posting) =>
  isOpen(
    {
      state: posting.state,
      isComplete: [
        posting.description,
        posting.primaryRole,
        posting.duration,
        posting.skills,
      ].every(Boolean),
      deadline: posting.deadline ?? null,
      companyApproved: companies.get(posting.companyId)?.status === 'approved',
    },
    now,
  ),
);
const userOf = (email: string) => set.users.find((user) => user.email === email)?.id;
const valuesOf = <T>(list: T[]) => [...new Set(list)];

const postings = new Map(set.postings.map((posting) => [posting.id, posting]));
const profiles = new Map(set.profiles.map((profile) => [profile.id, profile]));
const preferences = new Map(set.jobPreferences.map((each) => [each.userId, each]));
const scoreOf = ({ postingId, studentId }: { postingId: string; studentId: string }) => {
  const posting = postings.get(postingId);
  const profile = profiles.get(studentId);
  // The columns that the set leaves to their defaults are empty.
  const facts = postingFactsOf(posting as PostingRow, defaultUsdRate);
  const person = {
    skills: profile?.skills ?? [],
    location: profile?.location ?? null,
    specialization: profile?.specialization ?? null,
    badges: [],
    preferences: preferences.get(studentId) as StudentRow['preferences'],
  };
  return matchOf(facts, studentFactsOf(person, defaultUsdRate), now).score ?? 0;
};

describe('createDemoSet', () => {
  test('GEN-05 every approved company has a logo', () => {
    const logoless = set.companies.filter(
      ({ status, logoId }) =>
        status === 'approved' && !set.companyLogos.some(({ id }) => id === logoId),
    );
    expect(logoless.map(({ name }) => name)).toEqual([]);
  });

  test('GEN-05 the set has the documented numbers of rows', () => {
    const { companies: all, postings, files, applications, accounts } = set;
    expect([
      all.length,
      postings.length,
      files.length,
      applications.length,
      accounts.length,
    ]).toEqual([12, 60, 120, 500, 4]);
    expect(set.profiles.filter(({ userType }) => userType === 'student')).toHaveLength(120);
    expect(valuesOf(all.map(({ status }) => status)).sort()).toEqual([
      'approved',
      'pending',
      'suspended',
    ]);
    expect(all.filter(({ status }) => status === 'approved')).toHaveLength(10);
    expect(set.companyMembers.some(({ role }) => role === 'interviewer')).toBe(true);
  });

  test.each([
    ['category', postingCategories],
    ['level', postingLevels],
    ['type', postingTypes],
    ['workplace', workplaces],
    ['salaryPeriod', salaryPeriods],
    ['salaryCurrency', ['INR', 'USD', 'EUR', 'GBP', 'SGD']],
  ] as const)('GEN-05 the open postings include every %s', (column, values) => {
    expect(valuesOf(open.map((posting) => posting[column])).sort()).toEqual([...values].sort());
  });

  test('PRAC-03 the first student has three mock interviews with the feedback that the rules give', () => {
    const { byId } = readBank();
    expect(set.practiceSessions).toHaveLength(3);
    for (const { id, kind, score } of set.practiceSessions) {
      const answers = set.practiceAnswers.filter(({ sessionId }) => sessionId === id);
      const given = answers.map(({ questionId, text, seconds = null, feedback }) => {
        const asked = byId.get(questionId);
        if (!asked) throw new Error(`${questionId} is not in the bank.`);
        expect(asked.type === 'behavioral').toBe(kind === 'behavioral');
        expect(feedback).toEqual(giveFeedback(asked, { text, seconds }));
        return feedback?.score ?? Number.NaN;
      });
      expect(score).toBe(Math.round(given.reduce((sum, each) => sum + each, 0) / given.length));
    }
  });

  test('PRAC-03 the demo student can start a mock interview on any day of the free plan', () => {
    for (const after of sample(
      Array.from({ length: 31 }).map((_, at) => at),
      6,
    )) {
      const at = new Date(now.getTime() + after * day);
      const months = createDemoSet({ now: at, passwordHash: '' }).practiceSessions.map(
        ({ countedAt }) => countedAt?.toISOString().slice(0, 7),
      );
      const ofThisMonth = months.filter((month) => month === at.toISOString().slice(0, 7));
      expect(ofThisMonth.length).toBeLessThan(3);
    }
  });

  test('PRAC-01 the first student practised questions of the bank, and some are due', () => {
    const { byId } = readBank();
    for (const { questionIds } of set.questionSets)
      expect(questionIds.filter((id) => !byId.has(id))).toEqual([]);
    expect(set.questionSets.some(({ savedAt }) => savedAt)).toBe(true);
    expect(set.questionMarks.filter(({ dueAt }) => dueAt && dueAt <= now)).toHaveLength(4);
  });

  test('GEN-05 some postings are drafts, some closed, and one is past its deadline', () => {
    expect(valuesOf(set.postings.map(({ state }) => state)).sort()).toEqual(
      postingStates.filter((state) => state !== 'removed').sort(),
    );
    expect(open.length).toBeGreaterThan(40);
    expect(set.postings.filter(({ deadline }) => deadline && deadline <= now)).toHaveLength(1);
    const days = open.flatMap(({ deadline }) =>
      deadline ? [Math.floor((deadline.getTime() - now.getTime()) / day)] : [],
    );
    expect(valuesOf(days).sort((a, b) => a - b)).toEqual([0, 1, 5, 20]);
  });

  test('GEN-05 a few open postings have requirements, which some students meet and some do not', () => {
    const asking = open.filter((posting) => posting.minDegree ?? posting.batchFrom);
    expect(asking.length).toBeGreaterThan(5);
    expect(asking.length).toBeLessThan(open.length / 4);
    expect(valuesOf(open.map(({ minDegree }) => minDegree ?? 'none')).sort()).toEqual(
      [...degrees, 'none'].sort(),
    );
    expect(valuesOf(open.map(({ needsPermit }) => needsPermit))).toHaveLength(2);
    const dispatch = open.find(({ title }) => title === 'Backend Engineer, Dispatch');
    expect([dispatch?.batchFrom, dispatch?.batchTo]).toEqual([2023, 2026]);
    const states = asking.flatMap((posting) =>
      set.jobPreferences.flatMap(({ degree = null, graduationYear = null, permits = [] }) =>
        requirementsOf(
          {
            deadline: null,
            place: null,
            minDegree: posting.minDegree ?? null,
            batchFrom: posting.batchFrom ?? null,
            batchTo: posting.batchTo ?? null,
            needsPermit: false,
            skillBadge: null,
          },
          { degree, graduationYear, permits, badges: [] },
          now,
        ).map(({ state }) => state),
      ),
    );
    expect(valuesOf(states).sort()).toEqual(['met', 'unmet']);
  });

  test('GEN-05 no two postings have the same text, and each has 3 to 9 skills', () => {
    const sentences = set.postings.map(({ description }) => description?.split('\n')[0]);
    expect(valuesOf(sentences)).toHaveLength(60);
    expect(valuesOf(set.postings.map(({ description }) => description))).toHaveLength(60);
    for (const { skills, title } of set.postings) {
      expect(skills?.length, title).toBeGreaterThanOrEqual(3);
      expect(skills?.length, title).toBeLessThanOrEqual(9);
      expect(valuesOf(skills ?? []), title).toHaveLength(skills?.length ?? 0);
    }
  });

  test('GEN-05 each history is a valid chain of moves that matches its application’s status, version and timestamps', () => {
    const recruiters = new Map(
      set.companyMembers.map(({ userId, companyId, role }) => [userId, { companyId, role }]),
    );
    for (const application of set.applications) {
      const moves = set.moves
        .filter(({ applicationId }) => applicationId === application.id)
        .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      const [sent, ...later] = moves;
      expect(sent).toMatchObject({
        fromStatus: null,
        toStatus: 'pending',
        actorKind: 'student',
        actorId: application.studentId,
        createdAt: application.createdAt,
      });
      let status = 'pending' as ApplicationStatus;
      let clock = application.createdAt.getTime();
      for (const move of later) {
        expect(move.fromStatus).toBe(status);
        expect(
          mayMoveApplication(status, move.toStatus, move.actorKind, move.reason ?? undefined),
        ).toEqual({ ok: true });
        expect(move.createdAt.getTime()).toBeGreaterThan(clock);
        const companyId = recruiters.get(move.actorId ?? '')?.companyId;
        const isOwn = move.actorKind === 'student' && move.actorId === application.studentId;
        expect(isOwn || companyId === application.companyId).toBe(true);
        expect(isOwn).toBe(isStudents(move.toStatus));
        status = move.toStatus;
        clock = move.createdAt.getTime();
      }
      expect(clock).toBeLessThan(now.getTime());
      expect(application).toMatchObject({
        status,
        version: moves.length,
        updatedAt: moves.at(-1)?.createdAt,
        firstAnsweredAt: moves.find(({ actorKind }) => actorKind === 'member')?.createdAt ?? null,
      });
    }
    expect(valuesOf(set.applications.map(({ status }) => status)).sort()).toEqual(
      [...receivedStatuses].sort(),
    );
  });

  test('GEN-05 applications are sent while their posting is open, over 90 days, once per student', () => {
    const postings = new Map(set.postings.map((posting) => [posting.id, posting]));
    for (const { postingId, createdAt } of set.applications) {
      const posting = postings.get(postingId);
      expect(posting?.postedAt?.getTime()).toBeLessThan(createdAt.getTime());
      const end = posting?.state === 'closed' ? posting.updatedAt : posting?.deadline;
      expect(createdAt.getTime()).toBeLessThan((end ?? now).getTime());
    }
    const ages = set.applications.map(
      ({ createdAt }) => (now.getTime() - createdAt.getTime()) / day,
    );
    expect(Math.max(...ages)).toBeLessThan(90);
    expect(Math.max(...ages)).toBeGreaterThan(75);
    expect(Math.min(...ages)).toBeLessThan(2);
    expect(
      valuesOf(set.applications.map(({ postingId, studentId }) => postingId + studentId)),
    ).toHaveLength(500);
  });

  test('GEN-05 STJ-02 most applicants fit what they applied for, and those who go far fit better', () => {
    const home = userOf('recruiter@demo.test');
    const companyId = set.companyMembers.find(({ userId }) => userId === home)?.companyId;
    const received = set.applications.filter((each) => each.companyId === companyId);
    const share = (least: number, most: number, all = received) =>
      all.filter((each) => scoreOf(each) >= least && scoreOf(each) <= most).length / all.length;
    expect(share(35, 85)).toBeGreaterThan(0.65);
    expect(share(0, 19)).toBeGreaterThan(0.02);
    expect(share(0, 19)).toBeLessThan(0.15);
    expect(share(90, 100)).toBeGreaterThan(0);
    expect(share(90, 100)).toBeLessThan(0.08);
    expect(share(0, 19, set.applications)).toBeLessThan(0.1);
    expect(share(0, 9, set.applications)).toBeLessThan(0.03);
    const averageOf = (status: string) => {
      const scores = received.filter((each) => each.status === status).map(scoreOf);
      return scores.reduce((sum, each) => sum + each, 0) / scores.length;
    };
    expect(averageOf('interview_scheduled')).toBeGreaterThan(averageOf('rejected'));
    const first = userOf('student@demo.test');
    for (const own of set.applications.filter(({ studentId }) => studentId === first))
      expect(scoreOf(own)).toBeGreaterThan(35);
  });

  test('GEN-05 several open postings ask questions, and every application to them has a valid answer to each', () => {
    const asking = set.postings.filter(
      ({ screeningQuestions = [] }) => screeningQuestions.length > 0,
    );
    expect(asking.filter(({ state }) => state === 'active').length).toBeGreaterThan(4);
    const questionsOf = new Map(
      asking.map((posting) => [posting.id, posting.screeningQuestions ?? []]),
    );
    const sent = set.applications.filter(({ postingId }) => questionsOf.has(postingId));
    expect(sent.length).toBeGreaterThan(20);
    for (const { postingId, answers = [] } of sent) {
      const questions = questionsOf.get(postingId) ?? [];
      const given = Object.fromEntries(
        answers.map(({ questionId, answer }) => [questionId, answer]),
      );
      expect(answers).toEqual(answersOf(questions, given));
      expect(findAnswerProblems(questions, given).size).toBe(0);
    }
  });

  test('GEN-05 interviews belong to applications that reached them; past ones are over, future ones are scheduled', () => {
    const reached = new Set(
      set.moves
        .filter(({ toStatus }) => toStatus === 'interview_scheduled')
        .map((move) => move.applicationId),
    );
    expect(valuesOf(set.interviews.map(({ applicationId }) => applicationId)).sort()).toEqual(
      [...reached].sort(),
    );
    expect(valuesOf(set.interviews.map(({ status }) => status)).sort()).toEqual([
      'cancelled',
      'completed',
      'proposed',
      'scheduled',
    ]);
    const timeless = set.interviews.filter(({ startsAt }) => !startsAt);
    expect(valuesOf(timeless.map(({ status }) => status))).toEqual(['proposed']);
    for (const { id } of timeless) {
      const slots = set.interviewSlots.filter(({ interviewId }) => interviewId === id);
      expect(slots.filter((each) => each.startsAt > now).length).toBeGreaterThan(1);
    }
    for (const { status, startsAt, endsAt } of set.interviews) {
      if (!startsAt || !endsAt) continue;
      expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
      expect(status === 'cancelled' || (status === 'completed') === endsAt < now).toBe(true);
    }
  });

  test('CO-06 GEN-05 on any day the company has interviews today and times to choose, none twice at once', () => {
    const days = [0, 1.3, 2.6, 3.9, 5.2].map((after) => new Date(now.getTime() + after * day));
    // On these, an interview that is moved to today would clash with another.
    const crowded = ['2027-02-01T03:57:00Z', '2027-02-08T04:28:00Z', '2027-02-15T05:59:00Z'];
    for (const at of [...days, ...crowded.map((each) => new Date(each))]) {
      const { interviews, interviewMembers, companyMembers, users } = createDemoSet({
        now: at,
        passwordHash: '',
      });
      const recruiter = users.find(({ email }) => email === 'recruiter@demo.test')?.id;
      const home = companyMembers.find(({ userId }) => userId === recruiter)?.companyId;
      const own = interviews.filter(({ companyId }) => companyId === home);
      const near = own.filter(
        ({ startsAt }) => startsAt && Math.abs(startsAt.getTime() - at.getTime()) < 36 * 3_600_000,
      );
      for (const { startsAt, endsAt } of near)
        for (const end of [startsAt, endsAt])
          expect(end && wallClockOf(end, 'Asia/Kolkata').slice(11)).toMatch(/^(?:09|1\d|20):/u);
      expect(near.map(({ status }) => status)).toEqual(
        expect.arrayContaining(['completed', 'scheduled']),
      );
      expect(own.some(({ status }) => status === 'proposed')).toBe(true);
      const booked = own.filter(({ status }) => status === 'scheduled');
      for (const one of booked)
        for (const other of booked) {
          if (one === other || !one.startsAt || !one.endsAt || !other.startsAt || !other.endsAt)
            continue;
          const ofBoth = [one, other].map(({ id }) =>
            interviewMembers.find(({ interviewId }) => interviewId === id),
          );
          const isShared =
            one.studentId === other.studentId || ofBoth[0]?.memberId === ofBoth[1]?.memberId;
          expect(isShared && one.startsAt < other.endsAt && other.startsAt < one.endsAt).toBe(
            false,
          );
        }
    }
  });

  test('CO-04 CO-05 GEN-05 the company has notes, ratings, scorecards and a talent pool of students it can find', () => {
    const recruiter = userOf('recruiter@demo.test');
    const home = set.companyMembers.find(({ userId }) => userId === recruiter)?.companyId;
    const named = { ratings: set.ratings, notes: set.notes, scorecards: set.scorecards };
    for (const [name, rows] of Object.entries(named)) {
      expect(rows.length, name).toBeGreaterThan(8);
      expect(valuesOf(rows.map(({ companyId }) => companyId)), name).toEqual([home]);
    }
    for (const { id } of set.scorecards)
      expect(set.scorecardScores.filter(({ scorecardId }) => scorecardId === id)).toHaveLength(4);
    const findable = new Set(
      set.jobPreferences.flatMap(({ userId, visibility }) =>
        visibility === 'approved' ? [userId] : [],
      ),
    );
    expect(set.talentEntries).toHaveLength(14);
    expect(set.talentEntries.filter(({ studentId }) => !findable.has(studentId))).toEqual([]);
    const applied = new Set(
      set.applications.map(({ postingId, studentId }) => postingId + studentId),
    );
    expect(valuesOf(set.invitations.map(({ state }) => state)).toSorted()).toEqual([
      'declined',
      'sent',
    ]);
    const shortlisted = set.talentShortlists.map(({ entryId, postingId }) => {
      const entry = set.talentEntries.find(({ id }) => id === entryId);
      return scoreOf({ postingId, studentId: entry?.studentId ?? '' });
    });
    expect(shortlisted).toHaveLength(7);
    expect(Math.min(...shortlisted)).toBeGreaterThan(20);
    expect(
      set.invitations.filter(({ postingId, studentId }) => applied.has(postingId + studentId)),
    ).toEqual([]);
    expect(set.invitations.map(({ studentId }) => studentId)).toContain(
      userOf('student@demo.test'),
    );
  });

  test('CO-05 every offer of the set was sent with its terms, and every hire was accepted', () => {
    const sent = set.moves.filter(({ toStatus }) => toStatus === 'offer_made');
    expect(set.offers.map(({ moveId }) => moveId).toSorted()).toEqual(
      sent.map(({ id }) => id).toSorted(),
    );
    const answerOf = new Map(set.offers.map((each) => [each.applicationId, each.answer]));
    const expected = { hired: 'accepted', declined: 'declined', offer_made: null } as const;
    const answers = set.applications.flatMap(({ id, status }) =>
      status in expected ? [[status, answerOf.get(id)]] : [],
    );
    expect(answers).toEqual(
      answers.map(([status]) => [status, expected[status as keyof typeof expected]]),
    );
  });

  test('GEN-05 the company shown first has open offers at every hour of a day', () => {
    const hours = sample(
      Array.from({ length: 24 }).map((_, at) => at),
      6,
    );
    const counts = hours.map((at) => {
      const then = new Date(now.getTime() + at * 61 * 60_000);
      const made = createDemoSet({ now: then, passwordHash: 'hashed' });
      const home = made.companies.find(({ slug }) => slug === homeCompany);
      const isOpenOffer = ({ companyId, answer, expiresAt }: (typeof made.offers)[number]) =>
        companyId === home?.id && answer === null && expiresAt > then;
      const onBoard = made.applications.filter(
        ({ companyId, status }) => companyId === home?.id && status === 'offer_made',
      );
      expect(made.offers.filter(isOpenOffer)).toHaveLength(onBoard.length);
      return onBoard.length;
    });
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  });

  test('GEN-05 the demo accounts have content to look at', () => {
    const student = userOf('student@demo.test');
    const own = set.applications.filter(({ studentId }) => studentId === student);
    expect(own.map(({ status }) => status).sort()).toEqual([
      'interview_scheduled',
      'offer_made',
      'pending',
      'rejected',
      'under_review',
      'withdrawn',
    ]);
    expect(set.resumes.map(({ userId, isDefault }) => [userId, isDefault])).toEqual([
      [student, true],
    ]);
    expect(set.resumes.map(({ content }) => findResumeProblems(content))).toEqual([[]]);
    const unread = (userId: string | undefined) =>
      set.notifications.filter((one) => one.userId === userId && !one.readAt);
    expect(unread(student).length).toBeGreaterThan(1);
    const recruiter = userOf('recruiter@demo.test');
    expect(unread(recruiter).length).toBeGreaterThan(1);
    const home = set.companyMembers.find(({ userId }) => userId === recruiter);
    expect(home).toMatchObject({ role: 'owner' });
    const received = set.applications.filter(({ companyId }) => companyId === home?.companyId);
    expect(received.length).toBeGreaterThan(60);
    expect(valuesOf(received.map(({ status }) => status))).toHaveLength(receivedStatuses.length);
    expect(set.adminUsers.map(({ email }) => email)).toEqual(['admin@demo.test']);
    expect(set.users.filter(({ emailVerified }) => !emailVerified)).toEqual([]);
    expect(
      set.accounts.map(({ userId, accountId, providerId, password }) => [
        userId === accountId,
        providerId,
        password,
      ]),
    ).toEqual(Array.from({ length: 4 }, () => [true, 'credential', 'hashed']));
  });

  test('SEC-06 GEN-05 the interviewer is assigned the candidates of their interviews and others, not all of the company', () => {
    const interviewer = userOf('interviewer@demo.test');
    const member = set.companyMembers.find(({ userId }) => userId === interviewer);
    expect(member?.role).toBe('interviewer');
    const given = set.interviewers.map(({ applicationId }) =>
      set.applications.find(({ id }) => id === applicationId),
    );
    const own = set.interviewMembers.flatMap((each) =>
      each.memberId === interviewer ? [each.interviewId] : [],
    );
    const met = set.interviews.flatMap(({ id, applicationId }) =>
      own.includes(String(id)) ? [applicationId] : [],
    );
    expect(met.length).toBeGreaterThan(5);
    expect(set.interviewers.map(({ applicationId }) => applicationId)).toEqual(
      expect.arrayContaining(met),
    );
    const ofCompany = set.applications.filter(({ companyId }) => companyId === member?.companyId);
    expect(valuesOf(given).length).toBeLessThan(ofCompany.length / 4);
    for (const application of given) expect(application?.companyId).toBe(member?.companyId);
    expect(set.interviewers.map(({ memberId }) => memberId)).toEqual(given.map(() => interviewer));
  });

  test('CAR-08 GEN-05 messages on open applications follow the first reply, come from permitted people and notify the others', () => {
    const student = userOf('student@demo.test');
    const recruiters = new Set(
      set.companyMembers.flatMap(({ userId, role }) => (role === 'interviewer' ? [] : [userId])),
    );
    expect(set.messages.filter(({ authorId }) => authorId === student).length).toBeGreaterThan(1);
    expect(valuesOf(set.messages.map(({ applicationId }) => applicationId)).length).toBeGreaterThan(
      8,
    );
    for (const message of set.messages) {
      const application = set.applications.find(({ id }) => id === message.applicationId);
      expect(message.createdAt.getTime()).toBeLessThan(now.getTime());
      expect(message.createdAt.getTime()).toBeGreaterThan(
        application?.firstAnsweredAt?.getTime() ?? Infinity,
      );
      const isOwn = message.authorId === application?.studentId;
      expect(isOwn || recruiters.has(message.authorId ?? '')).toBe(true);
      expect(message.authorKind).toBe(isOwn ? 'student' : 'member');
      const told = set.notifications.filter(
        ({ data, createdAt }) =>
          data.kind === 'application.message' &&
          data.applicationId === message.applicationId &&
          createdAt === message.createdAt,
      );
      expect(told.length).toBeGreaterThan(0);
      expect(told.every(({ userId }) => (userId === application?.studentId) !== isOwn)).toBe(true);
    }
  });

  test('SITE-06 GEN-05 the community has three upcoming events, topics with correct counts, and something to moderate', () => {
    const { events, registrations, topics, replies, likes } = set;
    expect(events.filter(({ startsAt }) => startsAt > now)).toHaveLength(3);
    expect(events.filter(({ endsAt }) => endsAt < now)).toHaveLength(1);
    for (const { id, places } of events) {
      const taken = registrations.filter(({ eventId }) => eventId === id).length;
      expect(taken).toBeGreaterThan(0);
      expect(taken).toBeLessThan(places ?? Infinity);
    }
    for (const post of [...topics, ...replies]) {
      const likedBy = likes.filter(({ postId }) => postId === post.id).map(({ userId }) => userId);
      expect(likedBy).toHaveLength(post.likeCount ?? 0);
      expect(valuesOf(likedBy)).toHaveLength(likedBy.length);
      expect(likedBy).not.toContain(post.authorId);
      expect(post.createdAt.getTime()).toBeLessThan(now.getTime());
    }
    for (const { id, replyCount } of topics) {
      expect(replies.filter(({ topicId }) => topicId === id)).toHaveLength(replyCount ?? 0);
    }
    expect([set.reports.length, set.contactMessages.length]).toEqual([2, 2]);
  });

  test('GEN-05 every id has the uuid v7 format and the demo mark, and is unique', () => {
    const {
      users,
      companies: all,
      postings,
      files,
      applications,
      moves,
      interviews,
      messages,
      notifications,
      accounts,
      adminUsers,
      events,
      registrations,
      topics,
      replies,
      reports,
      contactMessages,
    } = set;
    const ids = [
      users,
      all,
      postings,
      files,
      applications,
      moves,
      interviews,
      messages,
      notifications,
      accounts,
      adminUsers,
      events,
      registrations,
      topics,
      replies,
      reports,
      contactMessages,
    ].flatMap((rows) => rows.map(({ id }) => id));
    expect(valuesOf(ids)).toHaveLength(ids.length);
    const shape = new RegExp(
      `^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-${demoIdEnd}$`,
      'u',
    );
    expect(ids.filter((id) => !shape.test(id))).toEqual([]);
    expect(valuesOf(users.map(({ email }) => email))).toHaveLength(users.length);
  });

  test.each([
    '2026-01-01T00:00:00Z',
    '2028-02-29T23:59:59.999Z',
    '2026-11-22T18:30:00Z',
    '2027-04-04T05:00:00Z',
  ])('GEN-05 the first student’s statuses are the same when it is %s', (time) => {
    const then = createDemoSet({ now: new Date(time), passwordHash: '-' });
    expect(then.applications.slice(0, 6).map(({ status }) => status)).toEqual([
      'pending',
      'under_review',
      'interview_scheduled',
      'offer_made',
      'rejected',
      'withdrawn',
    ]);
    const coming = then.interviews.find(
      ({ applicationId }) => applicationId === then.applications[2]?.id,
    );
    expect(coming).toBeDefined();
    const withOffer = then.interviews.filter(
      ({ applicationId }) => applicationId === then.applications[3]?.id,
    );
    expect(withOffer.at(-1)?.status).toBe('completed');
  });
});

test('CO-07 the first student is invited to a screening kit, and another’s answers wait for review', () => {
  const [invited, answered] = set.assessmentSittings;
  const student = set.users.find(({ email }) => email === 'student@demo.test');
  expect(invited).toMatchObject({ studentId: student?.id });
  expect(invited?.startsAt).toBeUndefined();
  expect(invited?.expiresAt.getTime()).toBeGreaterThan(now.getTime() + 5 * day);
  expect(answered?.submittedAt?.getTime()).toBeLessThan(now.getTime());
  expect(answered?.studentId).not.toBe(student?.id);
  for (const { sittingId, answer } of set.sittingAnswers) {
    expect(sittingId).toBe(answered?.id);
    expect(answer?.length).toBeGreaterThan(0);
  }
  expect(set.sittingAnswers).toHaveLength(3);
});
