import type { Ctx } from '#server/context.ts';
import { pickLocale } from '#texts/pick-locale.ts';
import { upsertUserSettings } from './user-setting.store.ts';

/** Keeps the language that a new account was made in, so that its mails follow; the one that counts without a choice is none. */
export async function saveLanguage(tx: Ctx, userId: string, language: string): Promise<void> {
  if (language === pickLocale(tx.texts.locales, [], null)) return;
  await upsertUserSettings(tx, userId, { language });
}
