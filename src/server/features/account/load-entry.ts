import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';

/** How one may sign in and up at present, for the pages that ask. */
export async function loadEntry(ctx: Ctx) {
  const { isRegistrationOpen, allowsPassword, minPasswordLength, companyFormUrl } =
    await loadSettings(ctx);
  const hasMailbox = ctx.mailbox !== null && ctx.isLocal;
  return { isRegistrationOpen, allowsPassword, minPasswordLength, hasMailbox, companyFormUrl };
}
