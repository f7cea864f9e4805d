import { isSignedIn, type MemberRole } from '#domain/actor.ts';
import { AppError } from './app-error.ts';
import type { Ctx } from './context.ts';

declare const company: unique symbol;
declare const student: unique symbol;
declare const admin: unique symbol;
declare const user: unique symbol;

/** Proof that the actor belongs to this company; only requireMember creates it. */
export type CompanyScope = {
  readonly companyId: string;
  readonly userId: string;
  /** An interviewer: reads only assigned applications. */
  readonly onlyAssigned: boolean;
  /** Sees only chosen postings and their applications. */
  readonly isLimited: boolean;
  [company]: true;
};

/** Proof that the actor is this student; only requireStudent creates it. */
export type StudentScope = { readonly studentId: string; [student]: true };

/** Proof that the actor is this signed-in user; only requireUser creates it. */
export type UserScope = { readonly userId: string; readonly sessionId: string; [user]: true };

/** Proof that the actor is an administrator; only requireAdmin creates it. */
export type AdminScope = { readonly adminId: string; [admin]: true };

export function requireMember(
  ctx: Ctx,
  roles: readonly MemberRole[] = ['owner', 'recruiter', 'interviewer'],
): CompanyScope {
  const { actor } = ctx;
  if (actor.kind !== 'member' || !roles.includes(actor.role)) throw new AppError('FORBIDDEN');
  const onlyAssigned = actor.role === 'interviewer';
  const isLimited = actor.isLimited === true;
  const { companyId, userId } = actor;
  return { companyId, userId, onlyAssigned, isLimited } as CompanyScope;
}

export function requireStudent(ctx: Ctx): StudentScope {
  if (ctx.actor.kind !== 'student') throw new AppError('FORBIDDEN');
  return { studentId: ctx.actor.userId } as StudentScope;
}

export function requireUser({ actor }: Ctx): UserScope {
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  return { userId: actor.userId, sessionId: actor.sessionId } as UserScope;
}

export function requireAdmin(ctx: Ctx): AdminScope {
  if (ctx.actor.kind !== 'admin') throw new AppError('FORBIDDEN');
  return { adminId: ctx.actor.userId } as AdminScope;
}
