import type { OwnSettings } from '#contract/setting-own.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { isSignedIn } from '#domain/actor.ts';
import { kindsOf, type NotificationKind } from '#domain/notification/notification.ts';
import { handleOf, mayUseHandle, offerHandle } from '#domain/profile/may-use-handle.ts';
import { defaultChoice, everyKind } from '#domain/setting/notification-choice.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import type { TimeFactor } from '#domain/skill-test/skill-test.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { setTheme } from '#server/features/account/set-theme.ts';
import { findSubscription, setSubscription } from '#server/features/newsletter/newsletter.ts';
import { requireStudent, requireUser } from '#server/scopes.ts';
import { languageName } from '#texts/language-choice.ts';
import { pickLocale } from '#texts/pick-locale.ts';
import {
  findSettled,
  findUserSettings,
  loadChoices,
  loadMuted,
  lockHandle,
  updateHandle,
  upsertChoices,
  upsertUserSettings,
} from './setting.store.ts';

/** The actor's language and time zone. Null means the browser's. */
export async function findPreferences(
  ctx: Ctx,
): Promise<{ language: string | null; timeZone: string | null }> {
  return findPagePreferences(ctx, null);
}

/**
 * The actor's preferences for a page. Keeps the time zone of this browser for mails; the page is
 * shown even if that fails.
 */
export async function findPagePreferences(ctx: Ctx, browserTimeZone: string | null) {
  if (!('userId' in ctx.actor)) return { language: null, timeZone: null };
  const { userId } = ctx.actor;
  const row = await findUserSettings(ctx, userId);
  if (browserTimeZone !== null && browserTimeZone !== row?.browserTimeZone)
    await upsertUserSettings(ctx, userId, { browserTimeZone }).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the time zone of a browser was not kept');
    });
  return { language: row?.language ?? null, timeZone: row?.timeZone ?? null };
}

/** What multiplies the time of a student's next skill tests. For the student's own tests only. */
export async function findTestTime(ctx: Ctx, studentId: string): Promise<number> {
  return (await findUserSettings(ctx, studentId))?.testTimeFactor ?? 1;
}

/** Which of these users turned off in-app notifications of this kind. */
export function listMuted(ctx: Ctx, userIds: string[], kind: string): Promise<Set<string>> {
  return loadMuted(ctx, userIds, kind);
}

/** The actor's settings, with defaults where nothing was chosen. */
export async function loadOwnSettings(ctx: Ctx): Promise<OwnSettings> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const { userId } = actor;
  // Sequential, because a transaction has one connection.
  const account = await findSettled(ctx, userId);
  const settings = await findUserSettings(ctx, userId);
  const choices = await loadChoices(ctx, userId);
  if (account === undefined) throw new AppError('NOT_FOUND');
  const choiceOf = (kind: string) =>
    choices.find((choice) => choice.kind === kind) ?? defaultChoice;
  const { inApp, email } = choiceOf(everyKind);
  return {
    notifications: {
      all: { inApp, email },
      kinds: kindsOf(actor.kind).map(({ kind, channels }) => ({
        kind,
        inApp: channels.includes('inApp') ? choiceOf(kind).inApp : null,
        email: channels.includes('email') ? choiceOf(kind).email : null,
      })),
      takesMarketing: await findSubscription(ctx, account.email),
      takesDigest: actor.kind === 'member' ? (settings?.takesDigest ?? false) : null,
    },
    preferences: {
      theme: account.theme ?? 'system',
      language: settings?.language ?? null,
      timeZone: settings?.timeZone ?? null,
      languages: ctx.texts.locales.map((code) => ({ code, name: languageName(code) })),
    },
    privacy: {
      isProfilePublic: settings?.isProfilePublic ?? false,
      showsResume: settings?.showsResume ?? false,
      showsContact: settings?.showsContact ?? false,
      handle: account.handle ?? '',
      offeredHandle: offerHandle(printedName(account)),
    },
    tests: { timeFactor: settings?.testTimeFactor ?? 1 },
  };
}

/**
 * Saves the language that a new account was created in, for its mails. The default language is not
 * saved.
 */
export async function saveLanguage(tx: Ctx, userId: string, language: string): Promise<void> {
  if (language === pickLocale(tx.texts.locales, [], null)) return;
  await upsertUserSettings(tx, userId, { language });
}

type Ways = { inApp: boolean; email: boolean };
type SaveNotificationsInput = {
  all: Ways;
  kinds: ({ kind: NotificationKind } & Ways)[];
  takesMarketing: boolean;
  takesDigest?: boolean | undefined;
};

/** Saves the actor's notification choices, and updates the newsletter subscription to match. */
export async function saveNotifications(ctx: Ctx, input: SaveNotificationsInput) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const known = new Set(kindsOf(actor.kind).map(({ kind }) => kind));
  const kinds = new Map(input.kinds.map((choice) => [choice.kind, choice]));
  return inTransaction(ctx, async (tx) => {
    const account = orNotFound(await findSettled(tx, actor.userId));
    const { sms } = defaultChoice;
    await upsertChoices(tx, actor.userId, [
      { kind: everyKind, ...input.all, sms },
      ...[...kinds.values()]
        .filter(({ kind }) => known.has(kind))
        .map((each) => ({ ...each, sms })),
    ]);
    await upsertUserSettings(tx, actor.userId, {
      takesMarketing: input.takesMarketing,
      ...(actor.kind === 'member' && (await digestOf(tx, actor.userId, input.takesDigest))),
    });
    await setSubscription(tx, account, input.takesMarketing);
    return (await loadOwnSettings(tx)).notifications;
  });
}

/** The first summary covers what comes from the moment on when it is switched on. */
async function digestOf(tx: Ctx, userId: string, takesDigest: boolean | undefined) {
  if (takesDigest === undefined) return {};
  const before = await findUserSettings(tx, userId);
  return takesDigest && !before?.takesDigest
    ? { takesDigest, digestSentAt: tx.now }
    : { takesDigest };
}

type SavePreferencesInput = {
  theme: 'light' | 'dark' | 'system';
  language: string | null;
  timeZone: string | null;
};

/** Saves the actor's theme, language and time zone, which apply to mails too. */
export async function savePreferences(
  ctx: Ctx,
  { theme, language, timeZone }: SavePreferencesInput,
) {
  const { userId } = requireUser(ctx);
  if (language !== null && !ctx.texts.locales.includes(language))
    throw new AppError('LANGUAGE_UNKNOWN');
  if (timeZone !== null && !isTimeZone(timeZone)) throw new AppError('TIME_ZONE_UNKNOWN');
  return inTransaction(ctx, async (tx) => {
    await setTheme(tx, theme);
    await upsertUserSettings(tx, userId, { language, timeZone });
    return (await loadOwnSettings(tx)).preferences;
  });
}

type SavePrivacyInput = {
  isProfilePublic: boolean;
  showsResume: boolean;
  showsContact: boolean;
  handle: string;
};

/**
 * Saves who can see a student's profile: its public page, the unique handle, and what the page
 * shows.
 */
export async function savePrivacy(ctx: Ctx, { handle: typed, ...shown }: SavePrivacyInput) {
  const { studentId } = requireStudent(ctx);
  const handle = handleOf(typed);
  if (handle !== '' || shown.isProfilePublic) allow(mayUseHandle(handle));
  return inTransaction(ctx, async (tx) => {
    await lockHandle(tx, handle);
    if (!(await updateHandle(tx, studentId, handle || null))) throw new AppError('HANDLE_TAKEN');
    await upsertUserSettings(tx, studentId, shown);
    return (await loadOwnSettings(tx)).privacy;
  });
}

/** Sets a student's extra time for skill tests. A running test keeps its deadline. */
export async function saveTestTime(ctx: Ctx, { timeFactor }: { timeFactor: TimeFactor }) {
  await upsertUserSettings(ctx, requireStudent(ctx).studentId, { testTimeFactor: timeFactor });
  return { timeFactor };
}
