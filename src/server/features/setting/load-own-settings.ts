import type { OwnSettings } from '#contract/setting-own.ts';
import { isSignedIn } from '#domain/actor.ts';
import { kindsOf } from '#domain/notification/notification.ts';
import { offerHandle } from '#domain/profile/may-use-handle.ts';
import { defaultChoice, everyKind } from '#domain/setting/notification-choice.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findSubscription } from '#server/features/newsletter/find-subscription.ts';
import { languageName } from '#texts/language-choice.ts';
import { findSettled, findUserSettings, loadChoices } from './user-setting.store.ts';

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
      offeredHandle: offerHandle(`${account.firstName} ${account.lastName}`),
    },
    tests: { timeFactor: settings?.testTimeFactor ?? 1 },
  };
}
