import type { SignedIn } from '#domain/actor.ts';
import { applicationStatuses, leftStatuses } from '#domain/application/application-status.ts';
import { bookingLeads } from '#domain/coach/booking-lead.ts';
import { dateKinds } from '#domain/drive/drive.ts';
import { leads } from '#domain/drive/reminder.ts';
import { interviewLeads } from '#domain/interview/interview.ts';
import { planIds } from '#domain/plan/plan-catalogue.ts';
import { planChanges } from '#domain/plan/subscription.ts';
import { reportTargets } from '#domain/report/report.ts';

export const channels = ['inApp', 'email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** A value in a notification: a list names its options. */
type Value = 'id' | 'text' | readonly string[];
export type Declaration = {
  /** What an in-app notification carries; its text is rendered in the reader's language. */
  data?: Readonly<Record<string, Value>>;
  /** Where each role can receive it. A kind with one channel has only one switch. */
  channels: Partial<Record<SignedIn['kind'], readonly Channel[]>>;
};

const application = { applicationId: 'id', postingId: 'id', postingTitle: 'text' } as const;
const invitation = { invitationId: 'id', postingId: 'id', postingTitle: 'text' } as const;
const booking = { bookingId: 'id', topic: 'text', from: 'text', at: 'text' } as const;
// `from` is the company's name for the student, and the candidate's for members; `at` is empty
// before a time is booked.
const interview = {
  interviewId: 'id',
  applicationId: 'id',
  title: 'text',
  from: 'text',
  at: 'text',
} as const;
const drive = { driveId: 'id', companyName: 'text', title: 'text' } as const;

/** Every kind of notification, in the order of the settings page. */
export const notifications = {
  'application.moved': {
    data: { ...application, companyName: 'text', to: applicationStatuses },
    channels: { student: ['inApp', 'email'] },
  },
  'application.unsent': {
    data: { postingId: 'id', postingTitle: 'text', companyName: 'text' },
    channels: { student: ['inApp'] },
  },
  'application.received': {
    data: { ...application, studentName: 'text' },
    channels: { member: ['inApp'] },
  },
  'application.message': {
    // The company's name for the student, the student's name for the company.
    data: { ...application, from: 'text' },
    channels: { student: ['inApp', 'email'], member: ['inApp', 'email'] },
  },
  'application.sent': { channels: { student: ['email'] } },
  'application.left': {
    data: { ...application, studentName: 'text', to: leftStatuses },
    channels: { member: ['inApp', 'email'] },
  },
  'offer.accepted': {
    data: { ...application, studentName: 'text' },
    channels: { member: ['inApp', 'email'] },
  },
  'offer.expired': {
    // The company's name for the student, the student's name for the company.
    data: { ...application, from: 'text' },
    channels: { student: ['inApp'], member: ['inApp'] },
  },
  'invitation.received': {
    data: { ...invitation, companyName: 'text' },
    channels: { student: ['inApp', 'email'] },
  },
  'invitation.declined': {
    data: { ...invitation, studentName: 'text' },
    channels: { member: ['inApp'] },
  },
  'assessment.invited': {
    data: { ...application, sittingId: 'id', companyName: 'text' },
    channels: { student: ['inApp', 'email'] },
  },
  'assessment.submitted': {
    // Without a name, because the answers are reviewed blind.
    data: { ...application, sittingId: 'id', assessmentId: 'id' },
    channels: { member: ['inApp'] },
  },
  'assessment.asked': {
    data: { ...application, sittingId: 'id', assessmentId: 'id', what: ['time', 'person'] },
    channels: { member: ['inApp'] },
  },
  'assessment.answered': {
    data: { ...application, sittingId: 'id', companyName: 'text', what: ['time', 'person'] },
    channels: { student: ['inApp'] },
  },
  'drive.changed': {
    data: { ...drive, what: ['dates', 'rules', 'cancelled'] },
    channels: { student: ['inApp'] },
  },
  'drive.reminder': {
    // `at` is the date itself, in ISO 8601.
    data: { ...drive, date: dateKinds, at: 'text', lead: leads },
    channels: { student: ['inApp'] },
  },
  // `from` is the coach for the student, and the student for the coach.
  'coach.booked': {
    data: booking,
    channels: {
      student: ['inApp', 'email'],
      member: ['inApp', 'email'],
      admin: ['inApp', 'email'],
    },
  },
  'coach.cancelled': {
    data: booking,
    channels: {
      student: ['inApp', 'email'],
      member: ['inApp', 'email'],
      admin: ['inApp', 'email'],
    },
  },
  'coach.reminder': {
    data: { ...booking, lead: bookingLeads },
    channels: { student: ['inApp'], member: ['inApp'], admin: ['inApp'] },
  },
  'interview.proposed': { data: interview, channels: { student: ['inApp', 'email'] } },
  'interview.booked': {
    data: interview,
    channels: { student: ['inApp', 'email'], member: ['inApp', 'email'] },
  },
  'interview.requested': { data: interview, channels: { member: ['inApp', 'email'] } },
  'interview.cancelled': {
    data: interview,
    channels: { student: ['inApp', 'email'], member: ['inApp', 'email'] },
  },
  'interview.reminder': {
    data: { ...interview, lead: interviewLeads },
    channels: { student: ['inApp', 'email'], member: ['inApp', 'email'] },
  },
  'forum.reply': {
    // First name and initial; empty when the author has no name.
    data: { topicId: 'id', topicTitle: 'text', from: 'text' },
    channels: { student: ['inApp', 'email'], member: ['inApp', 'email'] },
  },
  'credential.verified': {
    data: { credentialId: 'id', title: 'text', companyName: 'text' },
    channels: { student: ['inApp'] },
  },
  'credential.revoked': {
    data: { credentialId: 'id', title: 'text' },
    channels: { student: ['inApp', 'email'] },
  },
  // Its key was compromised; other verifiers refuse the old file.
  'credential.reissued': {
    data: { credentialId: 'id', title: 'text' },
    channels: { student: ['inApp'] },
  },
  'credential.answered': {
    // The mentor who was asked for a reference.
    data: { referenceId: 'id', from: 'text', answer: ['confirmed', 'declined'] },
    channels: { student: ['inApp'] },
  },
  'plan.changed': {
    data: { plan: planIds, what: planChanges },
    channels: { student: ['inApp', 'email'], member: ['inApp', 'email'] },
  },
  'plan.requested': {
    // The student or company that asks.
    data: { requestId: 'id', plan: planIds, from: 'text' },
    channels: { admin: ['inApp'] },
  },
  // An administrator changed its profile.
  'company.edited': {
    data: { companyId: 'id', companyName: 'text' },
    channels: { member: ['inApp'] },
  },
  'company.requested': {
    data: { companyId: 'id', companyName: 'text' },
    channels: { admin: ['inApp'] },
  },
  'report.received': {
    data: { reportId: 'id', target: reportTargets },
    channels: { admin: ['inApp'] },
  },
  // New users, applications, reports and failures; the settings of the site say which are mailed.
  'platform.reported': { channels: { admin: ['email'] } },
  'data.exported': {
    data: { exportId: 'id' },
    channels: { student: ['inApp'], member: ['inApp'], admin: ['inApp'] },
  },
} as const satisfies Record<string, Declaration>;

/** The names of facts that people read, in any kind. */
export const textNames: readonly string[] = [
  ...new Set(
    Object.values<Declaration>(notifications).flatMap(({ data = {} }) =>
      Object.entries(data).flatMap(([name, value]) =>
        value === 'text' && name !== 'at' ? [name] : [],
      ),
    ),
  ),
];

type Notifications = typeof notifications;
export type NotificationKind = keyof Notifications;
export const notificationKinds = Object.keys(notifications) as NotificationKind[];

type InAppKind = {
  [Kind in NotificationKind]: Notifications[Kind] extends { data: unknown } ? Kind : never;
}[NotificationKind];
type TypeOf<V> = V extends readonly (infer Option)[] ? Option : string;

/** The facts of an in-app notification. */
export type NotificationData = {
  [Kind in InAppKind]: { kind: Kind } & {
    -readonly [Name in keyof Notifications[Kind]['data']]: TypeOf<
      Notifications[Kind]['data'][Name]
    >;
  };
}[InAppKind];

/** The kinds that a role can receive, and on which channels. */
export const kindsOf = (
  role: SignedIn['kind'],
): { kind: NotificationKind; channels: readonly Channel[] }[] =>
  notificationKinds.flatMap((kind) => {
    const { channels }: Declaration = notifications[kind];
    return channels[role] === undefined ? [] : [{ kind, channels: channels[role] }];
  });
