import type { Ctx } from '#server/context.ts';
import { loadActingAdmins } from './admin-list.store.ts';

/** Everyone who is told what concerns the whole platform. */
export function listAdminReaders(ctx: Ctx): Promise<{ userId: string; email: string }[]> {
  return loadActingAdmins(ctx);
}
