import type { MemberRole } from '#domain/actor.ts';
import { AppError } from './app-error.ts';
import type { Ctx } from './context.ts';

declare const company: unique symbol;
declare const student: unique symbol;
declare const admin: unique symbol;

/** Proof that the actor may work inside one company; only requireMember makes it. */
export type CompanyScope = {
  readonly companyId: string;
  readonly userId: string;
  /** An interviewer: reads the assigned applications and no others. */
  readonly onlyAssigned: boolean;
  [company]: true;
};

/** Proof that the actor is this student; only requireStudent makes it. */
export type StudentScope = { readonly studentId: string; [student]: true };

/** Proof that the actor runs the back-office; only requireAdmin makes it. */
export type AdminScope = { readonly adminId: string; [admin]: true };

export function requireMember(
  ctx: Ctx,
  roles: readonly MemberRole[] = ['owner', 'recruiter', 'interviewer'],
): CompanyScope {
  const { actor } = ctx;
  if (actor.kind !== 'member' || !roles.includes(actor.role)) throw new AppError('FORBIDDEN');
  const onlyAssigned = actor.role === 'interviewer';
  return { companyId: actor.companyId, userId: actor.userId, onlyAssigned } as CompanyScope;
}

export function requireStudent(ctx: Ctx): StudentScope {
  if (ctx.actor.kind !== 'student') throw new AppError('FORBIDDEN');
  return { studentId: ctx.actor.userId } as StudentScope;
}

export function requireAdmin(ctx: Ctx): AdminScope {
  if (ctx.actor.kind !== 'admin') throw new AppError('FORBIDDEN');
  return { adminId: ctx.actor.userId } as AdminScope;
}
