import { isSignedIn } from '#domain/actor.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { setTheme } from '#server/features/account/set-theme.ts';
import { loadOwnSettings } from './load-own-settings.ts';
import { upsertUserSettings } from './user-setting.store.ts';

type Input = {
  theme: 'light' | 'dark' | 'system';
  language: string | null;
  timeZone: string | null;
};

/** Saves the actor's theme, language and time zone, which apply to mails too. */
export async function savePreferences(ctx: Ctx, { theme, language, timeZone }: Input) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  if (language !== null && !ctx.texts.locales.includes(language))
    throw new AppError('LANGUAGE_UNKNOWN');
  if (timeZone !== null && !isTimeZone(timeZone)) throw new AppError('TIME_ZONE_UNKNOWN');
  return inTransaction(ctx, async (tx) => {
    await setTheme(tx, theme);
    await upsertUserSettings(tx, actor.userId, { language, timeZone });
    return (await loadOwnSettings(tx)).preferences;
  });
}
