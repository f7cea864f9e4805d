import type { SignedIn } from '#domain/actor.ts';

/** What a person may be told of. */
export const notificationKinds = [
  'application.moved',
  'application.message',
  'application.sent',
  'application.received',
  'application.left',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a person may be told. */
export const channels = ['inApp', 'email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** Stands for all kinds: a channel that is off here is off for each. */
export const everyKind = 'all';

/** What each kind of account is told of, and how: what comes by one way only has no other switch. */
export const kindsOf: Record<
  SignedIn['kind'],
  readonly { kind: NotificationKind; channels: readonly Channel[] }[]
> = {
  student: [
    { kind: 'application.moved', channels: ['inApp', 'email'] },
    { kind: 'application.message', channels: ['inApp', 'email'] },
    { kind: 'application.sent', channels: ['email'] },
  ],
  member: [
    { kind: 'application.received', channels: ['inApp'] },
    { kind: 'application.message', channels: ['inApp', 'email'] },
    { kind: 'application.left', channels: ['inApp', 'email'] },
  ],
  admin: [],
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
