import type { SignedIn } from '#domain/actor.ts';

/** What a person may be told of. */
export const notificationKinds = [
  'application.moved',
  'application.message',
  'application.sent',
  'application.received',
  'application.left',
  'forum.reply',
  'data.exported',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a person may be told. */
export const channels = ['inApp', 'email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** Stands for all kinds: a channel that is off here is off for each. */
export const everyKind = 'all';

// Students and members write to the forum; whoever has an account may ask for an archive of its data.
const replies = { kind: 'forum.reply', channels: ['inApp', 'email'] } as const;
const archives = { kind: 'data.exported', channels: ['inApp'] } as const;

/** What each kind of account is told of, and how: what comes by one way only has no other switch. */
export const kindsOf: Record<
  SignedIn['kind'],
  readonly { kind: NotificationKind; channels: readonly Channel[] }[]
> = {
  student: [
    { kind: 'application.moved', channels: ['inApp', 'email'] },
    { kind: 'application.message', channels: ['inApp', 'email'] },
    { kind: 'application.sent', channels: ['email'] },
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

/** What counts without a choice: told in the product and by e-mail. */
export const defaultChoice: Record<Channel, boolean> = { inApp: true, email: true, sms: false };

/** Whether a person is told of this kind this way, by what the person chose. */
export function isWanted(
  choices: readonly Choice[],
  kind: NotificationKind,
  channel: Channel,
): boolean {
  return [everyKind, kind].every(
    (each) => (choices.find((choice) => choice.kind === each) ?? defaultChoice)[channel],
  );
}
