import type { SignedIn } from '#domain/actor.ts';

/** Kinds of notification. */
export const notificationKinds = [
  'application.moved',
  'application.message',
  'application.sent',
  'application.received',
  'application.left',
  'forum.reply',
  'drive.changed',
  'drive.reminder',
  'data.exported',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const channels = ['inApp', 'email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** Stands for all kinds: a channel that is off here is off for each. */
export const everyKind = 'all';

// Students and members write in the forum; every account may request a data export.
const replies = { kind: 'forum.reply', channels: ['inApp', 'email'] } as const;
const archives = { kind: 'data.exported', channels: ['inApp'] } as const;

/** The notification kinds and channels per role; a kind with one channel has only one switch. */
export const kindsOf: Record<
  SignedIn['kind'],
  readonly { kind: NotificationKind; channels: readonly Channel[] }[]
> = {
  student: [
    { kind: 'application.moved', channels: ['inApp', 'email'] },
    { kind: 'application.message', channels: ['inApp', 'email'] },
    { kind: 'application.sent', channels: ['email'] },
    { kind: 'drive.changed', channels: ['inApp'] },
    { kind: 'drive.reminder', channels: ['inApp'] },
    replies,
    archives,
  ],
  member: [
    { kind: 'application.received', channels: ['inApp'] },
    { kind: 'application.message', channels: ['inApp', 'email'] },
    { kind: 'application.left', channels: ['inApp', 'email'] },
    replies,
    archives,
  ],
  admin: [archives],
};

export type Choice = { kind: string } & Record<Channel, boolean>;

/** Defaults without a choice: in-app and e-mail. */
export const defaultChoice: Record<Channel, boolean> = { inApp: true, email: true, sms: false };

/** Whether a person receives this kind on this channel, given their choices. */
export function isWanted(
  choices: readonly Choice[],
  kind: NotificationKind,
  channel: Channel,
): boolean {
  return [everyKind, kind].every(
    (each) => (choices.find((choice) => choice.kind === each) ?? defaultChoice)[channel],
  );
}
