import type { AdminRow } from '#contract/account-admins.ts';
import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { loadAdminRows } from './admin-list.store.ts';

export async function listAdmins(ctx: Ctx): Promise<{ items: AdminRow[] }> {
  requireAdmin(ctx);
  const rows = await loadAdminRows(ctx);
  return {
    items: rows.map(({ id, email, isActive, createdAt, userId, ...user }) => ({
      id,
      email,
      isActive,
      createdAt,
      user:
        userId === null
          ? null
          : {
              id: userId,
              name: user.name ?? '',
              isEmailConfirmed: user.isEmailConfirmed ?? false,
              isActive: user.isUserActive,
              hasTwoFactor: user.hasTwoFactor,
              version: user.version ?? 1,
            },
    })),
  };
}
