import type { Ctx } from '#server/context.ts';
import { pickLocale } from '#texts/pick-locale.ts';
import { upsertUserSettings } from './user-setting.store.ts';

/**
 * Saves the language that a new account was created in, for its mails. The default language is not
 * saved.
 */
export async function saveLanguage(tx: Ctx, userId: string, language: string): Promise<void> {
  if (language === pickLocale(tx.texts.locales, [], null)) return;
  await upsertUserSettings(tx, userId, { language });
}
