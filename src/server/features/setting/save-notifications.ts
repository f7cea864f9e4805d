import { isSignedIn } from '#domain/actor.ts';
import { kindsOf, type NotificationKind } from '#domain/notification/notification.ts';
import { defaultChoice, everyKind } from '#domain/setting/notification-choice.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { setSubscription } from '#server/features/newsletter/set-subscription.ts';
import { loadOwnSettings } from './load-own-settings.ts';
import {
  findSettled,
  findUserSettings,
  upsertChoices,
  upsertUserSettings,
} from './user-setting.store.ts';

type Ways = { inApp: boolean; email: boolean };
type Input = {
  all: Ways;
  kinds: ({ kind: NotificationKind } & Ways)[];
  takesMarketing: boolean;
  takesDigest?: boolean | undefined;
};

/** Saves the actor's notification choices, and updates the newsletter subscription to match. */
export async function saveNotifications(ctx: Ctx, input: Input) {
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
