import type { Contract } from '#contract/index.ts';
import type { Actor } from '#domain/actor.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';

export type ProcedureName = {
  [Noun in keyof Contract]: `${Noun}.${keyof Contract[Noun] & string}`;
}[keyof Contract];

export type Audience =
  | 'anyone'
  | 'signed-in'
  | 'student-or-member'
  | 'student'
  | 'member'
  | 'recruiter'
  | 'admin';

/** Who may call each procedure. Whose rows they then see is the scope's business. */
export const access = {
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
} as const satisfies Record<ProcedureName, Audience>;

const personal: ReadonlySet<ProcedureName> = new Set([
  'account.findLink',
  'account.findStep',
  'account.loadEntry',
  'account.me',
  'mailbox.list',
]);

/** Whether all who ask get the same answer; nobody may keep any other one. */
export function isSameForEveryone(procedure: ProcedureName): boolean {
  return access[procedure] === 'anyone' && !personal.has(procedure);
}

/** Creating calls: a retry with the same Idempotency-Key gets the first answer again. */
export const creates: ReadonlySet<ProcedureName> = new Set<ProcedureName>([
  'application.createNote',
  'application.leave',
  'application.move',
  'application.moveMany',
  'application.sendMessage',
  'application.submit',
  'application.undoMoves',
  'company.create',
  'company.createLogin',
  'company.move',
  'posting.create',
  'posting.createAny',
  'posting.createCopy',
  'posting.move',
  'posting.setState',
]);

export function mayCall(actor: Actor, audience: Audience): Verdict {
  if (audience === 'anyone') return yes;
  if (actor.kind === 'visitor' || actor.kind === 'system') return no('NOT_SIGNED_IN');
  if (audience === 'signed-in') return yes;
  if (audience === 'student-or-member') return actor.kind === 'admin' ? no('FORBIDDEN') : yes;
  if (audience === 'recruiter') {
    return actor.kind === 'member' && actor.role !== 'interviewer' ? yes : no('FORBIDDEN');
  }
  return actor.kind === audience ? yes : no('FORBIDDEN');
}
