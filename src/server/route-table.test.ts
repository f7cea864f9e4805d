import { pino } from 'pino';
import { expect, test } from 'vitest';
import { plainWeb } from '#testing/server.ts';
import { access } from './access.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Deps } from './deps.ts';

/** Who each address is for. What people see there is in access.test.ts, load-file.test.ts and the tests of the doors. */
const table: Record<string, string> = {
  'GET /livez': 'anyone: whether the process answers',
  'GET /readyz': 'anyone: whether requests should come here',
  'POST /login': 'anyone',
  'POST /login/two-factor': 'who showed a right first factor in this browser',
  'GET /auth/google': 'anyone: on to the provider',
  'GET /auth/google/callback': 'who left for the provider in this browser',
  'POST /signup': 'anyone',
  'POST /logout': 'anyone; ends the own session',
  'POST /confirm-email': 'anyone; the same answer for every address',
  'POST /forgot-password': 'anyone; the same answer for every address',
  'POST /auth/callback': 'who has a link',
  'POST /reset-password': 'who has a link',
  'POST /auth/reset-password': 'who has a link',
  'GET /route-list': 'anyone: which scripts a page is made of',
  'GET /session': 'anyone; the own session',
  'POST /session': 'anyone; the own session',
  'POST /job-application/:postingId': 'students',
  'POST /companies/request': 'anyone; ten times in ten minutes',
  'GET /live': 'who is signed in; the own events',
  'GET /files/:fileId':
    'the owner, and the recruiters and assigned interviewers of a company it was sent to',
  'ALL /api/*': 'as access.ts says for each procedure; all else is not found',
  'ALL /api/postings': 'anyone: the public list, kept for a moment',
  'ALL /assets/*': 'anyone: built files',
  'ALL /favicon.svg': 'anyone',
  'ALL /*': 'what every request passes: log, headers, same origin, who asks',
  'POST /*': 'nobody: not found',
  'PUT /*': 'nobody: not found',
  'PATCH /*': 'nobody: not found',
  'DELETE /*': 'nobody: not found',
  'GET /*': 'pages, as src/web/routes.test.ts says',
};

const procedures: Record<string, string> = {
  'account.confirmMyself': 'signed-in',
  'account.confirmTwoFactor': 'signed-in',
  'account.createCodes': 'signed-in',
  'account.endOtherSessions': 'signed-in',
  'account.endOwnSession': 'signed-in',
  'account.findLink': 'anyone',
  'account.findStep': 'anyone',
  'account.listSessions': 'signed-in',
  'account.loadEntry': 'anyone',
  'account.loadSecurity': 'signed-in',
  'account.me': 'anyone',
  'account.removeIdentity': 'signed-in',
  'account.removeTwoFactor': 'signed-in',
  'account.requestEmail': 'signed-in',
  'account.requestTwoFactor': 'signed-in',
  'account.setPassword': 'signed-in',
  'account.setTheme': 'signed-in',
  'application.createNote': 'member',
  'application.findOwn': 'student',
  'application.leave': 'student',
  'application.listBoard': 'member',
  'application.listCards': 'member',
  'application.listMessages': 'student-or-member',
  'application.listOwn': 'student',
  'application.listReceived': 'member',
  'application.listResumes': 'student',
  'application.loadOwn': 'student',
  'application.loadReceived': 'member',
  'application.move': 'recruiter',
  'application.moveMany': 'recruiter',
  'application.sendMessage': 'student-or-member',
  'application.setInterviewers': 'recruiter',
  'application.setRating': 'member',
  'application.submit': 'student',
  'application.undoMoves': 'recruiter',
  'company.create': 'admin',
  'company.createLogin': 'admin',
  'company.list': 'admin',
  'company.move': 'admin',
  'mailbox.list': 'anyone',
  'notification.list': 'signed-in',
  'notification.markRead': 'signed-in',
  'posting.create': 'recruiter',
  'posting.createAny': 'admin',
  'posting.createCopy': 'recruiter',
  'posting.list': 'anyone',
  'posting.listAny': 'admin',
  'posting.listOwn': 'recruiter',
  'posting.load': 'anyone',
  'posting.loadAny': 'admin',
  'posting.loadOwn': 'recruiter',
  'posting.move': 'recruiter',
  'posting.save': 'recruiter',
  'posting.setState': 'admin',
  'posting.updateAny': 'admin',
};

test('SEC-01 every address that the server answers at has a row that says for whom', () => {
  const log = pino({ level: 'silent' });
  const deps = {
    config: readConfig({}),
    log,
    webFolder: '.',
    ctx: {},
    accounts: {},
    live: { onChange: () => undefined },
  } as unknown as Deps;
  const app = createApp({ deps, web: plainWeb(), isDraining: () => false });
  const addresses = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  expect([...addresses].toSorted()).toEqual(Object.keys(table).toSorted());
});

test('SEC-01 every procedure is for whom it was meant to be', () => {
  expect(access).toEqual(procedures);
});
