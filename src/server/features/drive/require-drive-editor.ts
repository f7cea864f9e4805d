import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireAdmin, requireMember } from '#server/scopes.ts';
import { findCompanyName } from './drive.store.ts';

/** The company that posts a drive, and the page of its jobs on this platform. */
export type Publisher = { id: string; name: string; page: string };

export type DriveEditor = {
  actorId: string;
  /** Null for administrators, who edit all drives. */
  company: Publisher | null;
};

/** Who may edit drives: an administrator, or a recruiter of the company that posted them. */
export async function requireDriveEditor(ctx: Ctx): Promise<DriveEditor> {
  if (ctx.actor.kind === 'admin') return { actorId: requireAdmin(ctx).adminId, company: null };
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { companyId: id, userId: actorId } = scope;
  const name = orNotFound(await findCompanyName(ctx, scope));
  const page = `${ctx.publicUrl}/jobs?company=${encodeURIComponent(name)}`;
  return { actorId, company: { id, name, page } };
}
