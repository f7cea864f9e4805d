import { isSummarized } from '#domain/notification/notification-priority.ts';
import type { NotificationKind } from '#domain/notification/notification.ts';
import { type Choice, isChannelOn } from '#domain/setting/notification-choice.ts';
import type { Ctx } from '#server/context.ts';
import { type MailParts, mailLayout } from '#server/ports/mail/mail-layout.ts';
import { isolated } from '#texts/isolate.ts';
import { directionOf, pickLocale } from '#texts/pick-locale.ts';
import type { ArgumentsOf, Translate } from '#texts/translate.ts';
import { loadSettings } from './load-settings.ts';
import { findUserId, findUserSettings, loadChoices, loadReaderRows } from './setting.store.ts';

export type Reader = {
  locale: string;
  /** The chosen one, else that of the browser last used; UTC until one is known. */
  timeZone: string;
  /** Translates into the reader's language and formats times in the reader's time zone. */
  t: Translate;
  /** Lays out a mail in the reader's language and direction, under the platform's name. */
  layOut: (parts: Omit<MailParts, 'product' | 'lang' | 'dir'>) => ReturnType<typeof mailLayout>;
  /** Whether a mail about one event is sent now. */
  wantsMail: (kind: NotificationKind) => boolean;
  wantsInSummary: (kind: NotificationKind) => boolean;
};

/**
 * The recipient of a mail: an account, or an address that may have one. An unknown address gets the
 * default language.
 */
export async function findReader(
  ctx: Ctx,
  who: { userId: string } | { email: string },
): Promise<Reader> {
  const userId = 'userId' in who ? who.userId : await findUserId(ctx, who.email);
  if (userId === undefined) return readerOf(ctx, undefined, []);
  // Sequential, because a transaction has one connection.
  const settings = await findUserSettings(ctx, userId);
  const choices = await loadChoices(ctx, userId);
  return readerOf(ctx, settings, choices);
}

/** The recipients of one mail to many addresses, by address in lower case. */
export async function findReaders(
  ctx: Ctx,
  emails: readonly string[],
): Promise<(email: string) => Promise<Reader>> {
  const { people, choices } = await loadReaderRows(
    ctx,
    emails.map((email) => email.toLowerCase()),
  );
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const choicesOf = Map.groupBy(choices, ({ userId }) => userId);
  return async (email) => {
    const person = byEmail.get(email.toLowerCase());
    const own = (person && choicesOf.get(person.userId)) ?? [];
    return readerOf(ctx, person?.settings ?? undefined, own);
  };
}

type ReaderSettings = {
  language: string | null;
  timeZone: string | null;
  browserTimeZone: string | null;
  takesDigest: boolean;
};

async function readerOf(
  ctx: Ctx,
  settings: ReaderSettings | undefined,
  choices: Choice[],
): Promise<Reader> {
  const locale = pickLocale(ctx.texts.locales, [settings?.language], null);
  const dir = directionOf(locale);
  const { platformName: product } = await loadSettings(ctx);
  const timeZone = settings?.timeZone ?? settings?.browserTimeZone ?? 'UTC';
  return {
    locale,
    timeZone,
    t: isolating(ctx.texts.translate(locale, timeZone, product), dir),
    layOut: (parts) => mailLayout({ ...parts, product, lang: locale, dir }),
    wantsMail: (kind) => {
      // The summary leaves out what is turned off in the app.
      const isLater =
        settings?.takesDigest && isSummarized(kind) && isChannelOn(choices, kind, 'inApp');
      return !isLater && isChannelOn(choices, kind, 'email');
    },
    wantsInSummary: (kind) => isSummarized(kind) && isChannelOn(choices, kind, 'email'),
  };
}

/** Isolates the text direction of names and titles inside a sentence. */
function isolating(t: Translate, dir: 'ltr' | 'rtl'): Translate {
  const shown = (value: unknown) => (typeof value === 'string' ? isolated(value, dir) : value);
  return ((key, ...[values]) =>
    t(
      key,
      ...([
        values && Object.fromEntries(Object.entries(values).map(([name, it]) => [name, shown(it)])),
      ] as unknown as ArgumentsOf<typeof key>),
    )) as Translate;
}
