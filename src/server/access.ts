import type { Contract } from '#contract/index.ts';
import type { Actor } from '#domain/actor.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';

export type ProcedureName = {
  [Noun in keyof Contract]: `${Noun}.${keyof Contract[Noun] & string}`;
}[keyof Contract];

export type Audience = 'anyone' | 'signed-in' | 'student' | 'member' | 'recruiter' | 'admin';

/** Who may call each procedure. Whose rows they then see is the scope's business. */
export const access = {
  'account.me': 'anyone',
  'account.setTheme': 'signed-in',
  'application.findOwn': 'student',
  'application.leave': 'student',
  'application.listMessages': 'signed-in',
  'application.listOwn': 'student',
  'application.listReceived': 'recruiter',
  'application.loadOwn': 'student',
  'application.listResumes': 'student',
  'application.move': 'recruiter',
  'application.sendMessage': 'signed-in',
  'application.submit': 'student',
  'company.create': 'admin',
  'company.createLogin': 'admin',
  'company.list': 'admin',
  'company.move': 'admin',
  'mailbox.list': 'anyone',
  'notification.list': 'signed-in',
  'notification.markRead': 'signed-in',
  'posting.create': 'recruiter',
  'posting.createCopy': 'recruiter',
  'posting.list': 'anyone',
  'posting.createAny': 'admin',
  'posting.listAny': 'admin',
  'posting.load': 'anyone',
  'posting.loadAny': 'admin',
  'posting.setState': 'admin',
  'posting.updateAny': 'admin',
  'posting.listOwn': 'recruiter',
  'posting.loadOwn': 'recruiter',
  'posting.move': 'recruiter',
  'posting.save': 'recruiter',
} as const satisfies Record<ProcedureName, Audience>;

const personal: ReadonlySet<ProcedureName> = new Set(['account.me', 'mailbox.list']);

/** Whether all who ask get the same answer; nobody may keep any other one. */
export function isSameForEveryone(procedure: ProcedureName): boolean {
  return access[procedure] === 'anyone' && !personal.has(procedure);
}

/** Creating calls: a retry with the same Idempotency-Key gets the first answer again. */
export const creates: ReadonlySet<ProcedureName> = new Set<ProcedureName>([
  'application.submit',
  'application.move',
  'application.leave',
  'application.sendMessage',
  'company.create',
  'company.createLogin',
  'company.move',
  'posting.createAny',
  'posting.setState',
  'posting.create',
  'posting.createCopy',
  'posting.move',
]);

export function mayCall(actor: Actor, audience: Audience): Verdict {
  if (audience === 'anyone') return yes;
  if (actor.kind === 'visitor' || actor.kind === 'system') return no('NOT_SIGNED_IN');
  if (audience === 'signed-in') return yes;
  if (audience === 'recruiter') {
    return actor.kind === 'member' && actor.role !== 'interviewer' ? yes : no('FORBIDDEN');
  }
  return actor.kind === audience ? yes : no('FORBIDDEN');
}
