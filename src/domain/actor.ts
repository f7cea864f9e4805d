export type Visitor = { kind: 'visitor' };
export type Student = { kind: 'student'; userId: string; sessionId: string };
export const memberRoles = ['owner', 'recruiter', 'interviewer'] as const;
export type MemberRole = (typeof memberRoles)[number];
export type Member = {
  kind: 'member';
  userId: string;
  sessionId: string;
  companyId: string;
  role: MemberRole;
  /** Sees only chosen postings and their applications. */
  isLimited?: true;
};
export type Admin = { kind: 'admin'; userId: string; sessionId: string };
export type System = { kind: 'system' };

/** Who makes the request. Disabled accounts and users of unapproved companies count as visitors. */
export type Actor = Visitor | Student | Member | Admin | System;

export type SignedIn = Student | Member | Admin;

export function isSignedIn(actor: Actor): actor is SignedIn {
  return actor.kind !== 'visitor' && actor.kind !== 'system';
}
