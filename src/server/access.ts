import { type Contract, contract } from '#contract/index.ts';
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
  'account.createAdminEntry': 'admin',
  'account.createUser': 'admin',
  'account.listAdmins': 'admin',
  'account.listCompanyUsers': 'admin',
  'account.listUsers': 'admin',
  'account.removeAdmin': 'admin',
  'account.removeUser': 'admin',
  'account.removeUserTwoFactor': 'admin',
  'account.setAdminActive': 'admin',
  'account.setRole': 'admin',
  'account.setUserActive': 'admin',
  'account.setUserPassword': 'admin',
  'account.updateUser': 'admin',
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
  'application.loadReading': 'member',
  'application.loadReceived': 'member',
  'application.move': 'recruiter',
  'application.moveMany': 'recruiter',
  'application.sendMessage': 'student-or-member',
  'application.setInterviewers': 'recruiter',
  'application.setRating': 'member',
  'application.submit': 'student',
  'application.undoMoves': 'recruiter',
  'ats.create': 'student',
  'ats.createFromResume': 'student',
  'ats.list': 'student',
  'ats.remove': 'student',
  'audit.list': 'admin',
  'audit.verify': 'admin',
  'community.load': 'anyone',
  'article.list': 'anyone',
  'article.load': 'anyone',
  'article.loadDocument': 'anyone',
  'company.create': 'admin',
  'company.createLogin': 'admin',
  'company.list': 'admin',
  'company.loadOwn': 'recruiter',
  'company.move': 'admin',
  'company.updateOwn': 'recruiter',
  'contact.list': 'admin',
  'contact.setState': 'admin',
  'event.cancel': 'admin',
  'event.create': 'admin',
  'event.list': 'anyone',
  'event.listOwn': 'admin',
  'event.load': 'anyone',
  'event.update': 'admin',
  'forum.createReply': 'student-or-member',
  'forum.createTopic': 'student-or-member',
  'forum.list': 'anyone',
  'forum.load': 'anyone',
  'forum.removeReply': 'student-or-member',
  'forum.removeTopic': 'student-or-member',
  'forum.setClosed': 'signed-in',
  'forum.setLike': 'student-or-member',
  'forum.updateReply': 'student-or-member',
  'forum.updateTopic': 'student-or-member',
  'company.remove': 'admin',
  'mailbox.list': 'anyone',
  'match.listCandidates': 'recruiter',
  'match.listRecommended': 'student',
  'match.listViews': 'student',
  'match.loadCandidate': 'recruiter',
  'match.load': 'student',
  'match.loadPreferences': 'student',
  'match.loadReceived': 'member',
  'match.savePreferences': 'student',
  'newsletter.list': 'admin',
  'notification.list': 'signed-in',
  'notification.markRead': 'signed-in',
  'palette.list': 'signed-in',
  'posting.create': 'recruiter',
  'posting.createAny': 'admin',
  'posting.createCopy': 'recruiter',
  'posting.list': 'anyone',
  'posting.listAny': 'admin',
  'posting.listOwn': 'recruiter',
  'posting.load': 'anyone',
  'posting.loadAny': 'admin',
  'posting.loadGone': 'anyone',
  'posting.loadOwn': 'recruiter',
  'posting.move': 'recruiter',
  'posting.save': 'recruiter',
  'posting.setState': 'admin',
  'posting.updateAny': 'admin',
  'profile.findExport': 'signed-in',
  'profile.load': 'signed-in',
  'profile.loadPublic': 'anyone',
  'profile.removePhoto': 'signed-in',
  'profile.requestExport': 'signed-in',
  'profile.update': 'signed-in',
  'search.list': 'anyone',
  'search.load': 'anyone',
  'search.suggest': 'anyone',
  'setting.listTimeZones': 'signed-in',
  'setting.loadOwn': 'signed-in',
  'setting.saveNotifications': 'signed-in',
  'setting.savePreferences': 'signed-in',
  'setting.savePrivacy': 'student',
  'readiness.load': 'student',
  'report.create': 'student-or-member',
  'report.decide': 'admin',
  'report.list': 'admin',
  'resume.create': 'student',
  'resume.createCopy': 'student',
  'resume.createFile': 'student',
  'resume.createLink': 'student',
  'resume.createVersion': 'student',
  'resume.list': 'student',
  'resume.listLinks': 'student',
  'resume.listPages': 'student',
  'resume.listVersions': 'student',
  'resume.load': 'student',
  'model.load': 'student',
  'resume.loadShared': 'anyone',
  'resume.loadVersion': 'student',
  'resume.remove': 'student',
  'resume.removeLink': 'student',
  'resume.save': 'student',
  'resume.setArchived': 'student',
  'resume.setDefault': 'student',
  'resume.suggestWordings': 'student',
  'shelf.createSearch': 'student',
  'shelf.listHidden': 'student',
  'shelf.listSaved': 'student',
  'shelf.listSearches': 'student',
  'shelf.markSearched': 'student',
  'shelf.removeRecent': 'student',
  'shelf.removeSearch': 'student',
  'shelf.setHidden': 'student',
  'shelf.setSaved': 'student',
  'shelf.updateSearch': 'student',
  'task.listFailed': 'admin',
  'task.repeat': 'admin',
  'setting.loadAll': 'admin',
  'setting.saveGeneral': 'admin',
  'setting.saveSecurity': 'admin',
  'setting.saveSources': 'admin',
  'source.list': 'admin',
  'source.refresh': 'anyone',
  'source.request': 'admin',
} as const satisfies Record<ProcedureName, Audience>;

const personal: ReadonlySet<ProcedureName> = new Set([
  'account.findLink',
  'account.findStep',
  'account.loadEntry',
  'account.me',
  'forum.load',
  'mailbox.list',
  // What a student saved and applied to is marked.
  'search.list',
  'search.load',
  // It may be switched off at any moment.
  'profile.loadPublic',
  'resume.loadShared',
]);

/** Whether all who ask get the same answer; nobody may keep any other one. */
export function isSameForEveryone(procedure: ProcedureName): boolean {
  return access[procedure] === 'anyone' && !personal.has(procedure);
}

/** They take no key: they only read, wait for others, or their answer is shown once and must be kept nowhere. */
export const withoutKey: ReadonlySet<ProcedureName> = new Set([
  'account.findLink',
  // Each look is noted, a repeated one too.
  'match.loadCandidate',
  'resume.loadShared',
  // It reads what it is given, which is too long for an address.
  'resume.listPages',
  // It waits for a model outside, which no transaction may.
  'resume.suggestWordings',
  // Its bytes go into the storage, which no transaction holds.
  'resume.createFile',
  // It waits for a reader; the same score stands once.
  'ats.createFromResume',
  // Its version lets each change through once.
  'resume.save',
  'account.requestTwoFactor',
  'account.confirmTwoFactor',
  'account.createCodes',
  'account.setUserPassword',
  'source.refresh',
]);

/** Calls that write: a retry with the same Idempotency-Key gets the first answer again. */
export const writes: ReadonlySet<ProcedureName> = new Set(
  Object.entries(contract).flatMap(([noun, procedures]) =>
    Object.entries(procedures)
      .filter(([, procedure]) => procedure['~orpc'].route.method !== 'GET')
      .map(([verb]) => `${noun}.${verb}` as ProcedureName)
      .filter((procedure) => !withoutKey.has(procedure)),
  ),
);

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
