import {
  type Choice,
  isWanted,
  type NotificationKind,
} from '#domain/setting/notification-choice.ts';
import { pickLocale } from '#domain/texts/pick-locale.ts';
import type { Translate } from '#domain/texts/translate.ts';
import type { Ctx } from '#server/context.ts';
import { findUserId, findUserSettings, loadChoices } from './user-setting.store.ts';

export type Reader = {
  locale: string;
  /** UTC for whoever chose none: what the browser says is not known when a mail is written. */
  timeZone: string;
  /** Writes in the reader's language, and times in the reader's zone. */
  t: Translate;
  /** Whether the reader takes mails of this kind. */
  wantsMail: (kind: NotificationKind) => boolean;
};

/** Whoever reads a mail: an account, or an address that may belong to one. Nobody we know reads the first language. */
export async function findReader(
  ctx: Ctx,
  who: { userId: string } | { email: string },
): Promise<Reader> {
  const userId = 'userId' in who ? who.userId : await findUserId(ctx, who.email);
  if (userId === undefined) return readerOf(ctx, undefined, []);
  // One after the other: a transaction has one connection.
  const settings = await findUserSettings(ctx, userId);
  const choices = await loadChoices(ctx, userId);
  return readerOf(ctx, settings, choices);
}

function readerOf(
  ctx: Ctx,
  settings: { language: string | null; timeZone: string | null } | undefined,
  choices: Choice[],
): Reader {
  const locale = pickLocale(ctx.texts.locales, [settings?.language], null);
  const timeZone = settings?.timeZone ?? 'UTC';
  return {
    locale,
    timeZone,
    t: ctx.texts.translate(locale, timeZone),
    wantsMail: (kind) => isWanted(choices, kind, 'email'),
  };
}
