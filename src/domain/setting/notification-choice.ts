import type { Channel, NotificationKind } from '#domain/notification/notification.ts';

/** Stands for all kinds: a channel that is off here is off for each. */
export const everyKind = 'all';

export type Choice = { kind: string } & Record<Channel, boolean>;

/** Defaults without a choice: in-app and email. */
export const defaultChoice: Record<Channel, boolean> = { inApp: true, email: true, sms: false };

/** Whether a person receives this kind on this channel, given their choices. */
export function isChannelOn(
  choices: readonly Choice[],
  kind: NotificationKind,
  channel: Channel,
): boolean {
  return [everyKind, kind].every(
    (each) => (choices.find((choice) => choice.kind === each) ?? defaultChoice)[channel],
  );
}
