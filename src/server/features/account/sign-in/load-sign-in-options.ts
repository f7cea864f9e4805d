import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';

export async function loadSignInOptions(ctx: Ctx) {
  const { allowsGoogle, ...settings } = await loadSettings(ctx);
  const { isRegistrationOpen, allowsPassword, minPasswordLength, companyFormUrl } = settings;
  const google = !allowsGoogle ? 'off' : ctx.identity === null ? 'missing' : 'on';
  const hasMailbox = ctx.mailbox !== null && ctx.isLocal && !ctx.isPublicSite;
  return {
    isRegistrationOpen,
    allowsPassword,
    google,
    minPasswordLength,
    hasMailbox,
    companyFormUrl,
  } as const;
}
