import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { ApiClient } from '#contract/page-context.ts';
import type { Actor } from '#domain/actor.ts';
import { companyFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { settingsOf } from '#domain/setting/setting-groups.ts';
import { defaultSiteSettings } from '#domain/setting/site-settings.ts';
import { addCommunity, typedEvent } from '#testing/add-community.ts';
import { atsNumbers } from '#testing/ats-numbers.ts';
import { createEverybody, type Everybody } from '#testing/everybody.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';
import type { ProcedureName } from './access.ts';
import { notifyUser } from './features/notification/notify-user.ts';

type PersonName = keyof Everybody['people'];
type CallerName = PersonName | 'visitor';
type Outcomes = Record<CallerName, string>;
type Scene = Everybody & {
  userId: string | null;
  notificationOfA: string;
  batchOfX: string;
  community: Awaited<ReturnType<typeof addCommunity>>;
  searchOfA: string;
  resumeOfA: string;
  versionOfA: string;
};
/** What a caller asks for, on whose object, and what everyone gets: a refusal, or what there is to see. */
type Case = {
  asks: string;
  call: (api: ApiClient, scene: Scene) => Promise<string>;
  gets: Outcomes;
};

/** What people who are signed in get, the others as visitors, and the exceptions by name. */
function outcomes(
  signedIn: string,
  but: Partial<Outcomes> = {},
  visitors = 'NOT_SIGNED_IN',
): Outcomes {
  return {
    visitor: visitors,
    ofSuspended: visitors,
    ofSwitchedOff: visitors,
    removedX: visitors,
    deactivated: visitors,
    exAdmin: visitors,
    unverifiedAdmin: visitors,
    studentA: signedIn,
    studentB: signedIn,
    recruiterX: signedIn,
    interviewerX: signedIn,
    ownerX: signedIn,
    recruiterY: signedIn,
    admin: signedIn,
    ...but,
  };
}

const asDone = () => 'done';
const count = ({ items }: { items: unknown[] }) => `${items.length} rows`;
const everyone = (outcome: string) => outcomes(outcome, {}, outcome);
const form = { fullName: 'Asha Rao', email: 'asha@example.test' };
const students = (outcome: string, but: Partial<Outcomes> = {}) =>
  outcomes('FORBIDDEN', { studentA: outcome, studentB: outcome, ...but });
const admins = (outcome: string) => outcomes('FORBIDDEN', { admin: outcome });
const newCompany = {
  name: 'Z',
  contactName: 'Zoe Z',
  contactEmail: 'zoe@example.test',
  password: 'a rare password',
};
const ownCompany = { ...valuesOf(companyFields, newCompany), version: 1 };
const postingForm = {
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ['Bread'],
  description: 'Bake.',
  location: '',
  deadline: null,
};
const newName = { firstName: 'Nia', lastName: 'New', phone: '', location: '' };
const newUser = {
  firstName: 'Nia',
  lastName: 'New',
  email: 'nia@example.test',
  userType: 'student' as const,
};
const generalSettings = { ...settingsOf('general', defaultSiteSettings), platformName: 'Rungs' };
const profileForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  bio: '',
  education: '',
  location: '',
  phone: '',
  skills: [],
  specialization: null,
};
const recruitersOfX = (outcome: string): Partial<Outcomes> => ({
  recruiterX: outcome,
  ownerX: outcome,
});

/** Who may write in the forum: everyone who is signed in, but for administrators. */
const writers = (outcome: string, but: Partial<Outcomes> = {}) =>
  outcomes(outcome, { admin: 'FORBIDDEN', ...but });

/** Of X those who look after the applications; the interviewer is assigned to none. */
const membersOfX = (outcome: string): Partial<Outcomes> => ({
  ...recruitersOfX(outcome),
  interviewerX: 'NOT_FOUND',
  recruiterY: 'NOT_FOUND',
});

const owned = 'a rung at a time';
const table: Record<ProcedureName, Case[]> = {
  'account.confirmMyself': [
    {
      asks: 'with a password that is none',
      call: (api) => api.account.confirmMyself({ password: 'wrong' }).then(asDone),
      gets: outcomes('PASSWORD_WRONG', { admin: 'CODE_REQUIRED' }),
    },
  ],
  'account.confirmTwoFactor': [
    {
      asks: 'with a token that nobody made',
      call: (api) => api.account.confirmTwoFactor({ token: 'none', code: '123456' }).then(asDone),
      gets: outcomes('STEP_OVER'),
    },
  ],
  'account.createCodes': [
    {
      asks: 'for the own account',
      call: (api) => api.account.createCodes({}).then(({ codes }) => `${codes.length} codes`),
      gets: outcomes('NOT_FOUND', { admin: '10 codes' }),
    },
  ],
  'account.endOtherSessions': [
    {
      asks: 'for the own account',
      call: (api) => api.account.endOtherSessions({}).then(({ ended }) => `${ended} ended`),
      gets: outcomes('0 ended'),
    },
  ],
  'account.endOwnSession': [
    {
      asks: "for student A's session",
      call: (api, { people }) =>
        api.account.endOwnSession({ id: people.studentA.sessionId }).then(asDone),
      gets: outcomes('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'account.findStep': [
    {
      asks: 'what the sign-in owes',
      call: (api) => api.account.findStep({}).then(({ owes }) => owes),
      gets: everyone('nothing'),
    },
  ],
  'account.listSessions': [
    {
      asks: 'for the own ones',
      call: (api) => api.account.listSessions({}).then(count),
      gets: outcomes('1 rows'),
    },
  ],
  'account.loadSecurity': [
    {
      asks: 'for the own account',
      call: (api) => api.account.loadSecurity({}).then(({ confirmsBy }) => confirmsBy),
      gets: outcomes('google', { admin: 'code' }),
    },
  ],
  'account.removeIdentity': [
    {
      asks: 'for an account without a password',
      call: (api) => api.account.removeIdentity({}).then(asDone),
      gets: outcomes('LAST_WAY_IN'),
    },
  ],
  'account.removeTwoFactor': [
    {
      asks: 'for the own account',
      call: (api) => api.account.removeTwoFactor({}).then(asDone),
      gets: outcomes('NOT_FOUND', { admin: 'TWO_FACTOR_REQUIRED' }),
    },
  ],
  'account.requestEmail': [
    {
      asks: 'for a new address',
      call: (api) => api.account.requestEmail({ email: 'other@example.test' }).then(asDone),
      gets: outcomes('done'),
    },
  ],
  'account.requestTwoFactor': [
    {
      asks: 'for the own account',
      call: (api) => api.account.requestTwoFactor({}).then(asDone),
      gets: outcomes('done', { admin: 'TWO_FACTOR_ON' }),
    },
  ],
  'account.setPassword': [
    {
      asks: 'for the own account, which has none',
      call: (api) =>
        api.account.setPassword({ current: '', password: owned, confirmation: owned }).then(asDone),
      gets: outcomes('done'),
    },
  ],
  'account.findLink': [
    {
      asks: 'for a link that nobody has',
      call: (api) => api.account.findLink({ token: 'none' }).then(({ state }) => state),
      gets: outcomes('unknown', {}, 'unknown'),
    },
  ],
  'account.loadEntry': [
    {
      asks: 'how one may sign in',
      call: (api) => api.account.loadEntry({}).then(asDone),
      gets: outcomes('done', {}, 'done'),
    },
  ],
  'account.me': [
    {
      asks: 'who am I',
      call: (api, { userId }) =>
        api.account
          .me({})
          .then(({ account }) =>
            account === null ? 'nobody' : account.userId === userId ? 'myself' : 'somebody else',
          ),
      gets: outcomes('myself', {}, 'nobody'),
    },
  ],
  'account.setTheme': [
    {
      asks: 'for the own account',
      call: (api) => api.account.setTheme({ theme: 'dark' }).then(asDone),
      gets: outcomes('done'),
    },
  ],
  'account.createAdminEntry': [
    {
      asks: 'an address that is not on the list',
      call: (api) => api.account.createAdminEntry({ email: 'new@example.test' }).then(asDone),
      gets: admins('done'),
    },
    {
      asks: 'an address that is on the list',
      call: (api, { people }) =>
        api.account.createAdminEntry({ email: people.exAdmin.email }).then(asDone),
      gets: admins('ALREADY_ADMIN'),
    },
  ],
  'account.createUser': [
    {
      asks: 'a student',
      call: (api) => api.account.createUser(newUser).then(asDone),
      gets: admins('done'),
    },
    {
      asks: 'a recruiter of a company that there is not',
      call: (api, { postings }) =>
        api.account
          .createUser({ ...newUser, userType: 'company', companyId: postings.open.id })
          .then(asDone),
      gets: admins('COMPANY_UNKNOWN'),
    },
  ],
  'account.listAdmins': [
    {
      asks: 'for all',
      call: (api) => api.account.listAdmins({}).then(count),
      gets: admins('3 rows'),
    },
  ],
  'account.listCompanyUsers': [
    {
      asks: 'for all',
      call: (api) => api.account.listCompanyUsers({}).then(count),
      gets: admins('7 rows'),
    },
  ],
  'account.listUsers': [
    {
      asks: 'for all',
      call: (api) => api.account.listUsers({}).then(count),
      gets: admins('13 rows'),
    },
  ],
  'account.removeAdmin': [
    {
      asks: 'an entry that there is not',
      call: (api, { postings }) =>
        api.account.removeAdmin({ adminId: postings.open.id }).then(asDone),
      gets: admins('NOT_FOUND'),
    },
  ],
  'account.removeUser': [
    {
      asks: 'student B',
      call: (api, { people }) =>
        api.account.removeUser({ userId: people.studentB.userId, version: 1 }).then(asDone),
      gets: admins('done'),
    },
    {
      asks: 'the only administrator',
      call: (api, { people }) =>
        api.account.removeUser({ userId: people.admin.userId, version: 1 }).then(asDone),
      gets: admins('LAST_ADMIN'),
    },
  ],
  'account.removeUserTwoFactor': [
    {
      asks: 'of student B, who has none',
      call: (api, { people }) =>
        api.account
          .removeUserTwoFactor({ userId: people.studentB.userId, version: 1 })
          .then(asDone),
      gets: admins('NOT_FOUND'),
    },
    {
      asks: 'of the administrator',
      call: (api, { people }) =>
        api.account.removeUserTwoFactor({ userId: people.admin.userId, version: 1 }).then(asDone),
      gets: admins('FORBIDDEN'),
    },
  ],
  'account.setAdminActive': [
    {
      asks: 'an entry that there is not',
      call: (api, { postings }) =>
        api.account.setAdminActive({ adminId: postings.open.id, isActive: true }).then(asDone),
      gets: admins('NOT_FOUND'),
    },
  ],
  'account.setRole': [
    {
      asks: 'student B as a recruiter of X',
      call: (api, { people, companies }) =>
        api.account
          .setRole({
            userId: people.studentB.userId,
            userType: 'company',
            companyId: companies.x.id,
            version: 1,
          })
          .then(asDone),
      gets: admins('done'),
    },
    {
      asks: 'the only administrator as a student',
      call: (api, { people }) =>
        api.account
          .setRole({ userId: people.admin.userId, userType: 'student', version: 1 })
          .then(asDone),
      gets: admins('LAST_ADMIN'),
    },
    {
      asks: 'an administrator out of an address that nobody confirmed',
      call: (api, { people }) =>
        api.account
          .setRole({ userId: people.unverifiedAdmin.userId, userType: 'admin', version: 1 })
          .then(asDone),
      gets: admins('EMAIL_UNCONFIRMED'),
    },
  ],
  'account.setUserActive': [
    {
      asks: 'student B switched off',
      call: (api, { people }) =>
        api.account
          .setUserActive({ userId: people.studentB.userId, isActive: false, version: 1 })
          .then(asDone),
      gets: admins('done'),
    },
    {
      asks: 'student B as nobody saw it',
      call: (api, { people }) =>
        api.account
          .setUserActive({ userId: people.studentB.userId, isActive: false, version: 9 })
          .then(asDone),
      gets: admins('ACCOUNT_CHANGED'),
    },
  ],
  'account.setUserPassword': [
    {
      asks: 'a link for student B',
      call: (api, { people }) =>
        api.account
          .setUserPassword({ userId: people.studentB.userId, way: 'link', version: 1 })
          .then(asDone),
      gets: admins('done'),
    },
    {
      asks: 'a short password for student B',
      call: (api, { people }) =>
        api.account
          .setUserPassword({
            userId: people.studentB.userId,
            way: 'password',
            password: 'short',
            version: 1,
          })
          .then(asDone),
      gets: admins('PASSWORD_TOO_SHORT'),
    },
  ],
  'account.updateUser': [
    {
      asks: 'another name of student B',
      call: (api, { people }) =>
        api.account
          .updateUser({ ...newName, userId: people.studentB.userId, version: 1 })
          .then(asDone),
      gets: admins('done'),
    },
  ],
  'application.createNote': [
    {
      asks: 'on an application that X received',
      call: (api, { applications }) =>
        api.application.createNote({ applicationId: applications.x.id, body: 'Hm.' }).then(asDone),
      gets: outcomes('FORBIDDEN', membersOfX('done')),
    },
  ],
  'application.listBoard': [
    {
      asks: 'for all',
      call: (api) =>
        api.application
          .listBoard({})
          .then(({ columns }) => `${columns.reduce((sum, { total }) => sum + total, 0)} rows`),
      gets: outcomes('FORBIDDEN', {
        ...recruitersOfX('1 rows'),
        interviewerX: '0 rows',
        recruiterY: '1 rows',
      }),
    },
  ],
  'application.listCards': [
    {
      asks: 'for the new ones',
      call: (api) => api.application.listCards({ status: 'pending' }).then(count),
      gets: outcomes('FORBIDDEN', {
        ...recruitersOfX('1 rows'),
        interviewerX: '0 rows',
        recruiterY: '1 rows',
      }),
    },
  ],
  'application.loadReceived': [
    {
      asks: 'an application that X received',
      call: (api, { applications }) =>
        api.application.loadReceived({ applicationId: applications.x.id }).then(asDone),
      gets: outcomes('FORBIDDEN', membersOfX('done')),
    },
  ],
  'application.loadReading': [
    {
      asks: 'what the resume of an application that X received says',
      call: (api, { applications }) =>
        api.application.loadReading({ applicationId: applications.x.id }).then(asDone),
      gets: outcomes('FORBIDDEN', membersOfX('done')),
    },
  ],
  'application.moveMany': [
    {
      asks: 'an application that X received',
      call: (api, { applications }) =>
        api.application
          .moveMany({ applications: [{ id: applications.x.id, version: 1 }], to: 'under_review' })
          .then(({ results }) => results.map(({ outcome }) => outcome).join()),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('moved'), recruiterY: 'not_found' }),
    },
  ],
  'application.setInterviewers': [
    {
      asks: 'an interviewer of X for an application that X received',
      call: (api, { applications, people }) =>
        api.application
          .setInterviewers({
            applicationId: applications.x.id,
            memberIds: [people.interviewerX.userId],
          })
          .then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('done'), recruiterY: 'NOT_FOUND' }),
    },
    {
      asks: 'a recruiter of Y for an application that X received',
      call: (api, { applications, people }) =>
        api.application
          .setInterviewers({
            applicationId: applications.x.id,
            memberIds: [people.recruiterY.userId],
          })
          .then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('NOT_FOUND'), recruiterY: 'NOT_FOUND' }),
    },
  ],
  'application.setRating': [
    {
      asks: 'an application that X received',
      call: (api, { applications }) =>
        api.application.setRating({ applicationId: applications.x.id, stars: 3 }).then(asDone),
      gets: outcomes('FORBIDDEN', membersOfX('done')),
    },
  ],
  'application.undoMoves': [
    {
      asks: 'a bulk move that the recruiter of X made',
      call: (api, { batchOfX }) => api.application.undoMoves({ batchId: batchOfX }).then(asDone),
      gets: outcomes('FORBIDDEN', {
        recruiterX: 'done',
        ownerX: 'NOT_FOUND',
        recruiterY: 'NOT_FOUND',
      }),
    },
  ],
  'application.findOwn': [
    {
      asks: 'for the posting that A applied to',
      call: (api, { postings }) =>
        api.application
          .findOwn({ postingId: postings.appliedX.id })
          .then(({ application }) => application?.status ?? 'none'),
      gets: outcomes('FORBIDDEN', { studentA: 'pending', studentB: 'none' }),
    },
  ],
  'application.leave': [
    {
      asks: 'the application that A sent to X',
      call: (api, { applications }) =>
        api.application
          .leave({ applicationId: applications.x.id, to: 'withdrawn', version: 1 })
          .then(asDone),
      gets: outcomes('FORBIDDEN', { studentA: 'done', studentB: 'NOT_FOUND' }),
    },
  ],
  'application.listMessages': [
    {
      asks: 'about the application that A sent to X',
      call: (api, { applications }) =>
        api.application.listMessages({ applicationId: applications.x.id }).then(count),
      gets: outcomes('NOT_FOUND', {
        ...recruitersOfX('0 rows'),
        studentA: '0 rows',
        admin: 'FORBIDDEN',
      }),
    },
  ],
  'application.listOwn': [
    {
      asks: 'for all',
      call: (api) => api.application.listOwn({}).then(count),
      gets: outcomes('FORBIDDEN', { studentA: '1 rows', studentB: '1 rows' }),
    },
  ],
  'application.listReceived': [
    {
      asks: 'for all',
      call: (api) => api.application.listReceived({}).then(count),
      gets: outcomes('FORBIDDEN', {
        ...recruitersOfX('1 rows'),
        interviewerX: '0 rows',
        recruiterY: '1 rows',
      }),
    },
    {
      asks: 'for those of a posting of X',
      call: (api, { postings }) =>
        api.application.listReceived({ postingId: postings.appliedX.id }).then(count),
      gets: outcomes('FORBIDDEN', {
        ...recruitersOfX('1 rows'),
        interviewerX: '0 rows',
        recruiterY: '0 rows',
      }),
    },
  ],
  'application.loadOwn': [
    {
      asks: 'the application that A sent to X',
      call: (api, { applications }) =>
        api.application.loadOwn({ applicationId: applications.x.id }).then(asDone),
      gets: outcomes('FORBIDDEN', { studentA: 'done', studentB: 'NOT_FOUND' }),
    },
  ],
  'application.move': [
    {
      asks: 'an application that X received',
      call: (api, { applications }) =>
        api.application
          .move({ applicationId: applications.x.id, to: 'under_review', version: 1 })
          .then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('done'), recruiterY: 'NOT_FOUND' }),
    },
    {
      asks: 'an application that Y received',
      call: (api, { applications }) =>
        api.application
          .move({ applicationId: applications.y.id, to: 'under_review', version: 1 })
          .then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('NOT_FOUND'), recruiterY: 'done' }),
    },
  ],
  'application.sendMessage': [
    {
      asks: 'about the application that A sent to X',
      call: (api, { applications }) =>
        api.application.sendMessage({ applicationId: applications.x.id, body: 'Hi' }).then(asDone),
      gets: outcomes('NOT_FOUND', {
        ...recruitersOfX('done'),
        studentA: 'done',
        interviewerX: 'FORBIDDEN',
        admin: 'FORBIDDEN',
      }),
    },
  ],
  'application.submit': [
    {
      asks: 'to an open posting with the file of A',
      call: (api, { postings, files }) =>
        api.application
          .submit({ ...form, postingId: postings.open.id, resumeFileId: files.a.id })
          .then(asDone),
      gets: outcomes('FORBIDDEN', { studentA: 'done', studentB: 'NOT_FOUND' }),
    },
    {
      asks: 'to a draft with the file of A',
      call: (api, { postings, files }) =>
        api.application
          .submit({ ...form, postingId: postings.draft.id, resumeFileId: files.a.id })
          .then(asDone),
      gets: outcomes('FORBIDDEN', { studentA: 'NOT_FOUND', studentB: 'NOT_FOUND' }),
    },
  ],
  'article.list': [
    {
      asks: 'for the blog',
      call: (api) => api.article.list({}).then(asDone),
      gets: everyone('done'),
    },
  ],
  'article.load': [
    {
      asks: 'for an article',
      call: (api) => api.article.load({ slug: 'how-to-read-an-offer' }).then(asDone),
      gets: everyone('done'),
    },
  ],
  'article.loadDocument': [
    {
      asks: 'for the terms',
      call: (api) => api.article.loadDocument({ name: 'terms' }).then(asDone),
      gets: everyone('done'),
    },
  ],
  'company.create': [
    {
      asks: 'with a login',
      call: (api) => api.company.create(newCompany).then(asDone),
      gets: admins('done'),
    },
    {
      asks: 'with the address of an account that there is',
      call: (api, { people }) =>
        api.company.create({ ...newCompany, contactEmail: people.studentA.email }).then(asDone),
      gets: admins('LOGIN_EXISTS'),
    },
  ],
  'company.createLogin': [
    {
      asks: 'for a company that has one',
      call: (api, { companies }) =>
        api.company
          .createLogin({
            companyId: companies.x.id,
            email: 'new@example.test',
            name: 'New',
            password: newCompany.password,
          })
          .then(asDone),
      gets: admins('COMPANY_HAS_LOGIN'),
    },
  ],
  'ats.create': [
    {
      asks: 'for an own one',
      call: (api) => api.ats.create(atsNumbers).then(asDone),
      gets: students('done'),
    },
  ],
  'ats.createFromResume': [
    {
      asks: 'for an empty one of A',
      call: (api, { resumeOfA: resumeId }) => api.ats.createFromResume({ resumeId }).then(asDone),
      gets: outcomes('FORBIDDEN', { studentA: 'RESUME_UNREADABLE', studentB: 'NOT_FOUND' }),
    },
  ],
  'ats.list': [
    {
      asks: 'for own ones',
      call: (api) => api.ats.list({}).then(asDone),
      gets: students('done'),
    },
  ],
  'ats.remove': [
    {
      // Taking away what is not there is no failure, and what is of A stays for B: see ats.test.ts.
      asks: 'for one that is not there',
      call: (api) => api.ats.remove({ scoreId: crypto.randomUUID() }).then(asDone),
      gets: students('done'),
    },
  ],
  'audit.list': [
    {
      asks: 'for all',
      call: (api) => api.audit.list({}).then(count),
      gets: admins('0 rows'),
    },
  ],
  'audit.verify': [
    {
      asks: 'whether the log is whole',
      call: (api) => api.audit.verify({}).then(({ ok }) => (ok ? 'whole' : 'broken')),
      gets: admins('whole'),
    },
  ],
  'company.list': [
    {
      asks: 'for all',
      call: (api) => api.company.list({}).then(count),
      gets: admins('4 rows'),
    },
  ],
  'company.remove': [
    {
      asks: 'X, with what was sent to it',
      call: (api, { companies }) => api.company.remove({ companyId: companies.x.id }).then(asDone),
      gets: admins('done'),
    },
  ],
  'company.loadOwn': [
    {
      asks: 'for the own one',
      call: (api) => api.company.loadOwn({}).then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('done'), recruiterY: 'done' }),
    },
  ],
  'company.updateOwn': [
    {
      asks: 'to change the own one',
      call: (api) => api.company.updateOwn(ownCompany).then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('done'), recruiterY: 'done' }),
    },
  ],
  'company.move': [
    {
      asks: 'X into suspension',
      call: (api, { companies }) =>
        api.company.move({ companyId: companies.x.id, to: 'suspended', version: 1 }).then(asDone),
      gets: admins('done'),
    },
    {
      asks: 'X, which is approved, into rejection',
      call: (api, { companies }) =>
        api.company.move({ companyId: companies.x.id, to: 'rejected', version: 1 }).then(asDone),
      gets: admins('COMPANY_MOVE_NOT_ALLOWED'),
    },
  ],
  'application.listResumes': [
    {
      asks: 'for all',
      call: (api) => api.application.listResumes({}).then(count),
      gets: outcomes('FORBIDDEN', { studentA: '1 rows', studentB: '1 rows' }),
    },
  ],
  'profile.findExport': [
    {
      asks: 'for the own archive',
      call: (api) => api.profile.findExport({}).then(asDone),
      gets: outcomes('done'),
    },
  ],
  'profile.requestExport': [
    {
      asks: 'for an archive of the own data',
      call: (api) => api.profile.requestExport({}).then(asDone),
      gets: outcomes('done'),
    },
  ],
  'profile.load': [
    {
      asks: 'the own profile',
      call: (api) => api.profile.load({}).then(asDone),
      gets: outcomes('done'),
    },
  ],
  'profile.loadPublic': [
    {
      asks: 'the page of Student A, which is public',
      call: (api) => api.profile.loadPublic({ handle: 'student-a' }).then(({ name }) => name),
      gets: everyone('Student A'),
    },
    {
      asks: 'the page of Student B, which is off',
      call: (api) => api.profile.loadPublic({ handle: 'student-b' }).then(asDone),
      gets: everyone('NOT_FOUND'),
    },
  ],
  'profile.removePhoto': [
    {
      asks: 'to take off the own photo',
      call: (api) => api.profile.removePhoto({}).then(asDone),
      gets: outcomes('done'),
    },
  ],
  'profile.update': [
    {
      asks: 'to change the own profile',
      call: (api) => api.profile.update({ ...profileForm, version: 1 }).then(asDone),
      gets: outcomes('done'),
    },
  ],
  'setting.listTimeZones': [
    {
      asks: 'for zones',
      call: (api) => api.setting.listTimeZones({ search: 'kolkata' }).then(count),
      gets: outcomes('1 rows'),
    },
  ],
  'setting.loadOwn': [
    {
      asks: 'for the own settings',
      call: (api) => api.setting.loadOwn({}).then(asDone),
      gets: outcomes('done'),
    },
  ],
  'setting.saveNotifications': [
    {
      asks: 'for the own account',
      call: (api) =>
        api.setting
          .saveNotifications({
            all: { inApp: true, email: true },
            kinds: [],
            takesMarketing: false,
          })
          .then(asDone),
      gets: outcomes('done'),
    },
  ],
  'setting.savePreferences': [
    {
      asks: 'for the own account',
      call: (api) =>
        api.setting.savePreferences({ theme: 'dark', language: null, timeZone: null }).then(asDone),
      gets: outcomes('done'),
    },
  ],
  'setting.savePrivacy': [
    {
      asks: 'for the own page',
      call: (api) =>
        api.setting
          .savePrivacy({
            isProfilePublic: false,
            showsResume: false,
            showsContact: false,
            handle: '',
          })
          .then(asDone),
      gets: outcomes('FORBIDDEN', { studentA: 'done', studentB: 'done' }),
    },
  ],
  'task.listFailed': [
    {
      asks: 'for all',
      call: (api) => api.task.listFailed({}).then(count),
      gets: admins('0 rows'),
    },
  ],
  'community.load': [
    {
      asks: 'for the numbers',
      call: (api) => api.community.load({}).then(asDone),
      gets: everyone('done'),
    },
  ],
  'contact.list': [
    {
      asks: 'for all',
      call: (api) => api.contact.list({}).then(count),
      gets: admins('1 rows'),
    },
  ],
  'contact.setState': [
    {
      asks: 'to close one',
      call: (api, { community: { messageId } }) =>
        api.contact.setState({ messageId, from: 'open', to: 'closed' }).then(asDone),
      gets: admins('done'),
    },
  ],
  'event.cancel': [
    {
      asks: 'for one that changed',
      call: (api, { community: { eventId } }) =>
        api.event.cancel({ eventId, stamp: 'old' }).then(asDone),
      gets: admins('EVENT_CHANGED'),
    },
  ],
  'event.create': [
    {
      asks: 'for one more',
      call: (api) => api.event.create(typedEvent).then(asDone),
      gets: admins('done'),
    },
  ],
  'event.list': [
    { asks: 'for all', call: (api) => api.event.list({}).then(count), gets: everyone('1 rows') },
  ],
  'event.listOwn': [
    { asks: 'for all', call: (api) => api.event.listOwn({}).then(count), gets: admins('1 rows') },
  ],
  'event.load': [
    {
      asks: 'for one',
      call: (api, { community: { slug } }) => api.event.load({ slug }).then(asDone),
      gets: everyone('done'),
    },
  ],
  'event.update': [
    {
      asks: 'for one that changed',
      call: (api, { community: { eventId } }) =>
        api.event.update({ ...typedEvent, eventId, stamp: 'old' }).then(asDone),
      gets: admins('EVENT_CHANGED'),
    },
  ],
  'forum.createReply': [
    {
      asks: 'to the topic of A',
      call: (api, { community: { topicId } }) =>
        api.forum.createReply({ topicId, body: 'Two.' }).then(asDone),
      gets: writers('done'),
    },
  ],
  'forum.createTopic': [
    {
      asks: 'for one more',
      call: (api) => api.forum.createTopic({ title: 'A', body: 'B', tags: [] }).then(asDone),
      gets: writers('done'),
    },
  ],
  'forum.list': [
    { asks: 'for all', call: (api) => api.forum.list({}).then(count), gets: everyone('1 rows') },
  ],
  'forum.load': [
    {
      asks: 'who wrote the topic of A',
      call: (api, { community: { topicId } }) =>
        api.forum
          .load({ topicId })
          .then(({ topic }) => `${topic.isOwn ? 'own' : 'other'} ${topic.source ?? 'unseen'}`),
      gets: outcomes(
        'other unseen',
        { studentA: 'own My resume has *three* pages.' },
        'other unseen',
      ),
    },
  ],
  'forum.removeReply': [
    {
      asks: 'for that of A',
      call: (api, { community: { replyId } }) =>
        api.forum.removeReply({ replyId, version: 1 }).then(asDone),
      gets: writers('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'forum.removeTopic': [
    {
      asks: 'for that of A',
      call: (api, { community: { topicId } }) =>
        api.forum.removeTopic({ topicId, version: 1 }).then(asDone),
      gets: writers('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'forum.setClosed': [
    {
      asks: 'for that of A',
      call: (api, { community: { topicId } }) =>
        api.forum.setClosed({ topicId, isClosed: true }).then(asDone),
      gets: outcomes('NOT_FOUND', { studentA: 'done', admin: 'done' }),
    },
  ],
  'forum.setLike': [
    {
      asks: 'for the reply of A',
      call: (api, { community: { replyId } }) =>
        api.forum.setLike({ postId: replyId, isLiked: true }).then(asDone),
      gets: writers('done'),
    },
  ],
  'forum.updateReply': [
    {
      asks: 'for that of A',
      call: (api, { community: { replyId } }) =>
        api.forum.updateReply({ replyId, body: 'Two.', version: 1 }).then(asDone),
      gets: writers('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'forum.updateTopic': [
    {
      asks: 'for that of A',
      call: (api, { community: { topicId } }) =>
        api.forum
          .updateTopic({ topicId, title: 'A', body: 'B', tags: [], version: 1 })
          .then(asDone),
      gets: writers('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'match.listCandidates': [
    {
      asks: 'for the newest posting',
      call: (api) => api.match.listCandidates({}).then(count),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('0 rows'), recruiterY: '0 rows' }),
    },
    {
      asks: 'for a posting of X',
      call: (api, { postings }) =>
        api.match.listCandidates({ postingId: postings.open.id }).then(count),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('0 rows'), recruiterY: 'NOT_FOUND' }),
    },
  ],
  'match.loadCandidate': [
    {
      asks: 'a student whom nobody may find',
      call: (api, { people, postings }) =>
        api.match
          .loadCandidate({ studentId: people.studentA.userId, postingId: postings.open.id })
          .then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('NOT_FOUND'), recruiterY: 'NOT_FOUND' }),
    },
  ],
  'match.listRecommended': [
    {
      asks: 'while too little is known',
      call: (api) => api.match.listRecommended({}).then(count),
      gets: outcomes('FORBIDDEN', { studentA: '0 rows', studentB: '0 rows' }),
    },
  ],
  'match.listViews': [
    {
      asks: 'who looked at the own profile',
      call: (api) => api.match.listViews({}).then(count),
      gets: outcomes('FORBIDDEN', { studentA: '0 rows', studentB: '0 rows' }),
    },
  ],
  'match.load': [
    {
      asks: 'how well an open posting fits',
      call: (api, { postings }) => api.match.load({ postingId: postings.open.id }).then(asDone),
      gets: outcomes('FORBIDDEN', { studentA: 'done', studentB: 'done' }),
    },
    {
      asks: 'how well a draft fits',
      call: (api, { postings }) => api.match.load({ postingId: postings.draft.id }).then(asDone),
      gets: outcomes('FORBIDDEN', { studentA: 'NOT_FOUND', studentB: 'NOT_FOUND' }),
    },
  ],
  'match.loadPreferences': [
    {
      asks: 'for the own ones',
      call: (api) => api.match.loadPreferences({}).then(({ visibility }) => visibility),
      gets: outcomes('FORBIDDEN', { studentA: 'off', studentB: 'off' }),
    },
  ],
  'match.loadReceived': [
    {
      asks: 'of an application that X received',
      call: (api, { applications }) =>
        api.match.loadReceived({ applicationId: applications.x.id }).then(asDone),
      gets: outcomes('FORBIDDEN', membersOfX('done')),
    },
  ],
  'match.savePreferences': [
    {
      asks: 'for the own ones',
      call: (api) => api.match.savePreferences({ ...noPreferences, version: 0 }).then(asDone),
      gets: outcomes('FORBIDDEN', { studentA: 'done', studentB: 'done' }),
    },
  ],
  'newsletter.list': [
    {
      asks: 'for all',
      call: (api) => api.newsletter.list({}).then(count),
      gets: admins('1 rows'),
    },
  ],
  'readiness.load': [
    {
      asks: 'for the own one',
      call: (api) => api.readiness.load({}).then(asDone),
      gets: students('done'),
    },
  ],
  'resume.create': [
    {
      asks: 'for an own one',
      call: (api) => api.resume.create({ name: 'Baker' }).then(asDone),
      gets: students('done'),
    },
  ],
  'resume.createCopy': [
    {
      asks: 'of that of A',
      call: (api, { resumeOfA: resumeId }) =>
        api.resume.createCopy({ resumeId, name: 'Copy' }).then(asDone),
      gets: students('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'resume.createFile': [
    {
      asks: 'of that of A',
      call: (api, { resumeOfA: resumeId }) => api.resume.createFile({ resumeId }).then(asDone),
      gets: students('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'resume.createLink': [
    {
      asks: 'to that of A',
      call: (api, { resumeOfA: resumeId }) =>
        api.resume.createLink({ resumeId, days: null, password: '' }).then(asDone),
      gets: students('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'resume.createVersion': [
    {
      asks: 'of that of A',
      call: (api, { resumeOfA: resumeId }) =>
        api.resume.createVersion({ resumeId, label: 'Sent' }).then(asDone),
      gets: students('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'resume.list': [
    {
      asks: 'for the own ones',
      call: (api) => api.resume.list({}).then(count),
      gets: students('0 rows', { studentA: '1 rows' }),
    },
  ],
  'resume.listLinks': [
    {
      asks: 'to that of A',
      call: (api, { resumeOfA: resumeId }) => api.resume.listLinks({ resumeId }).then(count),
      gets: students('NOT_FOUND', { studentA: '0 rows' }),
    },
  ],
  'resume.listPages': [
    {
      asks: 'for pages of own words',
      call: (api) =>
        api.resume
          .listPages({ content: emptyResume(() => 'e1'), design: defaultDesign })
          .then(({ pages }) => `${pages.length} pages`),
      gets: students('1 pages'),
    },
  ],
  'resume.listVersions': [
    {
      asks: 'of that of A',
      call: (api, { resumeOfA: resumeId }) => api.resume.listVersions({ resumeId }).then(count),
      gets: students('NOT_FOUND', { studentA: '1 rows' }),
    },
  ],
  'resume.load': [
    {
      asks: 'that of A',
      call: (api, { resumeOfA: resumeId }) => api.resume.load({ resumeId }).then(asDone),
      gets: students('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'model.load': [
    {
      asks: 'for the model',
      call: (api) => api.model.load({}).then(({ isOn }) => (isOn ? 'on' : 'off')),
      gets: students('off'),
    },
  ],
  'resume.loadShared': [
    {
      asks: 'with a link that nobody made',
      call: (api) => api.resume.loadShared({ token: 'none' }).then(asDone),
      gets: everyone('NOT_FOUND'),
    },
  ],
  'resume.loadVersion': [
    {
      asks: 'of that of A',
      call: (api, { resumeOfA: resumeId, versionOfA: versionId }) =>
        api.resume.loadVersion({ resumeId, versionId }).then(asDone),
      gets: students('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'resume.remove': [
    {
      // Taking away what is not there is no failure, and what is of A stays for B: see resume.test.ts.
      asks: 'that of A',
      call: (api, { resumeOfA: resumeId }) => api.resume.remove({ resumeId }).then(asDone),
      gets: students('done'),
    },
  ],
  'resume.removeLink': [
    {
      asks: 'to that of A',
      call: (api, { resumeOfA: resumeId }) =>
        api.resume.removeLink({ resumeId, linkId: crypto.randomUUID() }).then(asDone),
      gets: students('done'),
    },
  ],
  'resume.save': [
    {
      asks: 'that of A',
      call: (api, { resumeOfA: resumeId }) =>
        api.resume
          .save({
            resumeId,
            name: 'Cook',
            content: emptyResume(() => 'e1'),
            design: defaultDesign,
            version: 1,
          })
          .then(asDone),
      gets: students('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'resume.setArchived': [
    {
      asks: 'that of A',
      call: (api, { resumeOfA: resumeId }) =>
        api.resume.setArchived({ resumeId, isArchived: true }).then(asDone),
      gets: students('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'resume.setDefault': [
    {
      asks: 'that of A',
      call: (api, { resumeOfA: resumeId }) => api.resume.setDefault({ resumeId }).then(asDone),
      gets: students('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'resume.suggestWordings': [
    {
      asks: 'for own words',
      call: (api) =>
        api.resume
          .suggestWordings({ content: emptyResume(() => 'e1') })
          .then(({ items }) => `${items.length} wordings`),
      gets: students('0 wordings'),
    },
  ],
  'shelf.createSearch': [
    {
      asks: 'for the own ones',
      call: (api) =>
        api.shelf.createSearch({ name: 'Bakers', query: 'q=baker', alert: 'off' }).then(asDone),
      gets: students('done'),
    },
  ],
  'shelf.listHidden': [
    {
      asks: 'for the own ones',
      call: (api) => api.shelf.listHidden({}).then(count),
      gets: students('0 rows'),
    },
  ],
  'shelf.listSaved': [
    {
      asks: 'for the own ones',
      call: (api) => api.shelf.listSaved({}).then(count),
      gets: students('0 rows'),
    },
  ],
  'shelf.listSearches': [
    {
      asks: 'for the own ones',
      call: (api) => api.shelf.listSearches({}).then(({ kept }) => `${kept.length} kept`),
      gets: students('0 kept', { studentA: '1 kept' }),
    },
  ],
  'shelf.markSearched': [
    {
      asks: 'for the own ones',
      call: (api) => api.shelf.markSearched({ query: 'q=baker' }).then(asDone),
      gets: students('done'),
    },
  ],
  'shelf.removeRecent': [
    {
      asks: 'for the own ones',
      call: (api) => api.shelf.removeRecent({}).then(asDone),
      gets: students('done'),
    },
  ],
  'shelf.removeSearch': [
    {
      // Taking away what is not there is no failure, and what is of A stays for B: see shelf.test.ts.
      asks: 'that of A',
      call: (api, { searchOfA }) => api.shelf.removeSearch({ searchId: searchOfA }).then(asDone),
      gets: students('done'),
    },
  ],
  'shelf.setHidden': [
    {
      asks: 'an open posting',
      call: (api, { postings }) =>
        api.shelf
          .setHidden({ kind: 'posting', target: postings.open.id, isHidden: true })
          .then(asDone),
      gets: students('done'),
    },
    {
      asks: 'a draft of X',
      call: (api, { postings }) =>
        api.shelf
          .setHidden({ kind: 'posting', target: postings.draft.id, isHidden: true })
          .then(asDone),
      gets: students('NOT_FOUND'),
    },
  ],
  'shelf.setSaved': [
    {
      asks: 'an open posting',
      call: (api, { postings }) =>
        api.shelf.setSaved({ postingId: postings.open.id, isSaved: true }).then(asDone),
      gets: students('done'),
    },
    {
      asks: 'a draft of X',
      call: (api, { postings }) =>
        api.shelf.setSaved({ postingId: postings.draft.id, isSaved: true }).then(asDone),
      gets: students('NOT_FOUND'),
    },
  ],
  'shelf.updateSearch': [
    {
      asks: 'that of A',
      call: (api, { searchOfA }) =>
        api.shelf
          .updateSearch({ searchId: searchOfA, name: 'Cooks', alert: 'off', version: 1 })
          .then(asDone),
      gets: students('NOT_FOUND', { studentA: 'done' }),
    },
  ],
  'palette.list': [
    {
      asks: 'for what is called by a letter',
      call: (api) => api.palette.list({ q: 'zzz nobody' }).then(count),
      gets: outcomes('0 rows'),
    },
  ],
  'report.create': [
    {
      asks: 'about the topic of A',
      call: (api, { community: { topicId: id } }) =>
        api.report
          .create({ target: { kind: 'topic', id }, reason: 'abuse', detail: '' })
          .then(asDone),
      gets: writers('done'),
    },
    {
      asks: 'about a draft of X',
      call: (
        api,
        {
          postings: {
            draft: { id },
          },
        },
      ) =>
        api.report
          .create({ target: { kind: 'posting', id }, reason: 'abuse', detail: '' })
          .then(asDone),
      gets: writers('NOT_FOUND'),
    },
  ],
  'report.decide': [
    {
      asks: 'about the topic of A',
      call: (api, { community: { topicId: id } }) =>
        api.report
          .decide({ target: { kind: 'topic', id }, to: 'upheld', reason: 'Spam.' })
          .then(asDone),
      gets: admins('done'),
    },
  ],
  'report.list': [
    { asks: 'for all', call: (api) => api.report.list({}).then(count), gets: admins('1 rows') },
  ],
  'task.repeat': [
    {
      asks: 'for a task that did not give up',
      call: (api, { companies }) => api.task.repeat({ taskId: companies.x.id }).then(asDone),
      gets: admins('NOT_FOUND'),
    },
  ],
  'mailbox.list': [
    {
      asks: 'from another machine',
      call: (api) => api.mailbox.list({}).then(count),
      gets: outcomes('NOT_FOUND', { admin: '0 rows' }, 'NOT_FOUND'),
    },
  ],
  'notification.list': [
    {
      asks: 'for all',
      call: (api) => api.notification.list({}).then(count),
      gets: outcomes('0 rows', { studentA: '1 rows', recruiterX: '1 rows' }),
    },
  ],
  'notification.markRead': [
    {
      asks: 'the notification of A, and is told how many are unread',
      call: (api, { notificationOfA }) =>
        api.notification.markRead({ ids: [notificationOfA] }).then(({ unread }) => `${unread}`),
      gets: outcomes('0', { recruiterX: '1' }),
    },
  ],
  'posting.createAny': [
    {
      asks: 'for X',
      call: (api, { companies }) =>
        api.posting
          .createAny({ ...postingForm, companyId: companies.x.id, isActive: true })
          .then(asDone),
      gets: admins('done'),
    },
    {
      asks: 'for a company that there is not',
      call: (api, { postings }) =>
        api.posting
          .createAny({ ...postingForm, companyId: postings.draft.id, isActive: false })
          .then(asDone),
      gets: admins('COMPANY_UNKNOWN'),
    },
  ],
  'posting.listAny': [
    {
      asks: 'for all',
      call: (api) => api.posting.listAny({}).then(count),
      gets: admins('4 rows'),
    },
  ],
  'posting.loadAny': [
    {
      asks: 'a draft of X',
      call: (api, { postings }) =>
        api.posting.loadAny({ postingId: postings.draft.id }).then(asDone),
      gets: admins('done'),
    },
  ],
  'posting.setState': [
    {
      asks: 'the removal of a posting of X',
      call: (api, { postings }) =>
        api.posting
          .setState({ postingId: postings.open.id, to: 'removed', version: 1 })
          .then(asDone),
      gets: admins('done'),
    },
  ],
  'posting.updateAny': [
    {
      asks: 'an open posting of X',
      call: (api, { postings }) =>
        api.posting
          .updateAny({ ...postingForm, postingId: postings.open.id, version: 1 })
          .then(asDone),
      gets: admins('done'),
    },
  ],
  'setting.loadAll': [
    {
      asks: 'for all',
      call: (api) => api.setting.loadAll({}).then(asDone),
      gets: admins('done'),
    },
  ],
  'setting.saveGeneral': [
    {
      asks: 'another name of the platform',
      call: (api) => api.setting.saveGeneral({ ...generalSettings, version: 0 }).then(asDone),
      gets: admins('done'),
    },
  ],
  'setting.saveSources': [
    {
      asks: 'a board',
      call: (api) =>
        api.setting
          .saveSources({
            ...settingsOf('sources', defaultSiteSettings),
            leverBoards: 'acme',
            version: 0,
          })
          .then(asDone),
      gets: admins('done'),
    },
  ],
  'source.list': [
    { asks: 'for all', call: (api) => api.source.list({}).then(asDone), gets: admins('done') },
  ],
  'source.refresh': [
    {
      asks: 'for words',
      call: (api) => api.source.refresh({ q: 'engineer' }).then(asDone),
      gets: everyone('done'),
    },
  ],
  'source.request': [
    {
      asks: 'one that there is not',
      call: (api) => api.source.request({ id: 'none' }).then(asDone),
      gets: admins('NOT_FOUND'),
    },
  ],
  'setting.saveSecurity': [
    {
      asks: 'a longer time for sessions',
      call: (api) =>
        api.setting
          .saveSecurity({
            ...settingsOf('security', defaultSiteSettings),
            sessionMinutes: 90,
            version: 0,
          })
          .then(asDone),
      gets: admins('done'),
    },
  ],
  'posting.create': [
    {
      asks: 'an empty draft',
      call: (api) => api.posting.create(emptyContent).then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('done'), recruiterY: 'done' }),
    },
  ],
  'posting.createCopy': [
    {
      asks: 'of a draft of X',
      call: (api, { postings }) =>
        api.posting.createCopy({ postingId: postings.draft.id }).then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('done'), recruiterY: 'NOT_FOUND' }),
    },
  ],
  'posting.listOwn': [
    {
      asks: 'for all',
      call: (api) => api.posting.listOwn({}).then(count),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('3 rows'), recruiterY: '1 rows' }),
    },
  ],
  'posting.loadOwn': [
    {
      asks: 'a draft of X',
      call: (api, { postings }) =>
        api.posting.loadOwn({ postingId: postings.draft.id }).then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('done'), recruiterY: 'NOT_FOUND' }),
    },
  ],
  'posting.move': [
    {
      asks: 'the open one of X to closed',
      call: (api, { postings }) =>
        api.posting.move({ postingId: postings.open.id, to: 'closed', version: 1 }).then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('done'), recruiterY: 'NOT_FOUND' }),
    },
  ],
  'posting.save': [
    {
      asks: 'a draft of X as empty',
      call: (api, { postings }) =>
        api.posting
          .save({ ...emptyContent, postingId: postings.draft.id, version: 1 })
          .then(asDone),
      gets: outcomes('FORBIDDEN', { ...recruitersOfX('done'), recruiterY: 'NOT_FOUND' }),
    },
  ],
  'posting.list': [
    {
      asks: 'for all',
      call: (api) => api.posting.list({}).then(count),
      gets: everyone('3 rows'),
    },
  ],
  'posting.load': [
    {
      asks: 'an open one',
      call: (api, { postings }) => api.posting.load({ postingId: postings.open.id }).then(asDone),
      gets: everyone('done'),
    },
    {
      asks: 'a draft of X',
      call: (api, { postings }) => api.posting.load({ postingId: postings.draft.id }).then(asDone),
      gets: everyone('NOT_FOUND'),
    },
  ],
  'search.list': [
    {
      asks: 'for engineers',
      call: (api) => api.search.list({ q: 'engineer' }).then(count),
      gets: everyone('3 rows'),
    },
  ],
  'search.load': [
    {
      asks: 'for an open posting',
      call: (api, { postings }) => api.search.load({ postingId: postings.open.id }).then(asDone),
      gets: everyone('done'),
    },
    {
      asks: 'for a draft',
      call: (api, { postings }) => api.search.load({ postingId: postings.draft.id }).then(asDone),
      gets: everyone('NOT_FOUND'),
    },
  ],
  'search.suggest': [
    {
      asks: 'for what begins with ty',
      call: (api) => api.search.suggest({ q: 'ty' }).then((words) => `${words.length} words`),
      gets: everyone('1 words'),
    },
  ],
  'posting.loadGone': [
    {
      asks: 'why an open one is gone',
      call: (api, { postings }) =>
        api.posting.loadGone({ postingId: postings.open.id }).then(asDone),
      gets: everyone('NOT_FOUND'),
    },
    {
      asks: 'why a draft of X is gone',
      call: (api, { postings }) =>
        api.posting.loadGone({ postingId: postings.draft.id }).then(asDone),
      gets: everyone('NOT_FOUND'),
    },
  ],
};

let community: Scene['community'];
let world: World;
let everybody: Everybody;
const batchOfX = crypto.randomUUID();
let searchOfA = '';
let resumeOfA = '';
let versionOfA = '';
const callers = new Map<CallerName, Actor>();

beforeAll(async () => {
  world = await createWorld();
  everybody = await createEverybody(world);
  const { people, applications, postings } = everybody;
  for (const person of [people.studentA, people.recruiterX]) {
    await notifyUser(world.ctx(), person.userId, {
      kind: 'application.received',
      applicationId: applications.x.id,
      postingId: postings.appliedX.id,
      postingTitle: postings.appliedX.title,
      studentName: person.name,
    });
  }
  await world.pool.query(
    `insert into application_moves (company_id, id, application_id, from_status, to_status, actor_id, actor_kind, batch_id, created_at)
     values ($1, gen_random_uuid(), $2, 'pending', 'under_review', $3, 'member', $4, $5)`,
    [everybody.companies.x.id, applications.x.id, people.recruiterX.userId, batchOfX, world.now],
  );
  community = await addCommunity(world.db, {
    authorId: people.studentA.userId,
    reporterId: people.studentB.userId,
    now: world.now,
  });
  const search = { name: 'Bakers', query: 'q=baker', alert: 'daily' as const };
  const kept = await world.call(await world.actorOf(people.studentA)).shelf.createSearch(search);
  searchOfA = kept.id;
  const { resume } = world.call(await world.actorOf(people.studentA));
  resumeOfA = (await resume.create({ name: 'Baker' })).id;
  versionOfA = (await resume.createVersion({ resumeId: resumeOfA, label: 'First' })).id;
  callers.set('visitor', visitor);
  for (const [name, person] of Object.entries(people)) {
    callers.set(name as PersonName, await world.actorOf(person));
  }
});
afterAll(() => world?.[Symbol.asyncDispose]());

/** The refusals that the contract names. */
function refusalsOf(procedure: string): string[] {
  const [noun = '', verb = ''] = procedure.split('.');
  const procedures = contract as unknown as Record<
    string,
    Record<string, { '~orpc': { errorMap: object } }>
  >;
  return Object.keys(procedures[noun]?.[verb]?.['~orpc'].errorMap ?? {});
}

/** What a call comes to; what it wrote is undone. */
async function outcomeOf({ call }: Case, name: CallerName): Promise<string> {
  const { studentA } = everybody.people;
  const notification = await world.pool.query<{ id: string }>(
    'select id from notifications where user_id = $1',
    [studentA.userId],
  );
  const notificationOfA = notification.rows[0]?.id ?? '';
  const userId = name === 'visitor' ? null : everybody.people[name].userId;
  let outcome = '';
  const undo = new Error('undo');
  const run = world.db.transaction(async (db) => {
    try {
      const api = world.call(callers.get(name), { db });
      outcome = await call(api, {
        ...everybody,
        userId,
        notificationOfA,
        batchOfX,
        community,
        searchOfA,
        resumeOfA,
        versionOfA,
      });
    } catch (error) {
      outcome = error instanceof ORPCError ? error.code : String(error);
    }
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return outcome;
}

test('AUTH-12 the table has a row for every procedure of the contract', () => {
  const procedures = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  );
  expect(Object.keys(table).toSorted()).toEqual(procedures.toSorted());
  for (const [procedure, cases] of Object.entries(table)) expect(cases, procedure).not.toEqual([]);
});

test('AUTH-12 the sign-in knows each person for what the person is by now', () => {
  const kinds = Object.fromEntries([...callers].map(([name, { kind }]) => [name, kind]));
  expect(kinds).toEqual({
    visitor: 'visitor',
    studentA: 'student',
    studentB: 'student',
    recruiterX: 'member',
    interviewerX: 'member',
    ownerX: 'member',
    recruiterY: 'member',
    admin: 'admin',
    ofSuspended: 'visitor',
    ofSwitchedOff: 'visitor',
    removedX: 'visitor',
    deactivated: 'visitor',
    exAdmin: 'visitor',
    unverifiedAdmin: 'visitor',
  });
});

test.each(
  Object.entries(table).flatMap(([procedure, cases]) =>
    cases.map((each) => [procedure, each.asks, each] as const),
  ),
)('SEC-01 %s, %s: everyone gets what the table says', async (procedure, _asks, each) => {
  const before = await world.dump();
  const got: Partial<Outcomes> = {};
  for (const name of callers.keys()) got[name] = await outcomeOf(each, name);
  expect(got).toEqual(each.gets);
  const refusals = Object.values(got).filter((outcome) => /^[A-Z_]{3,}$/u.test(outcome));
  expect(refusalsOf(procedure)).toEqual(expect.arrayContaining(refusals));
  expect(await world.dump()).toEqual(before);
});
