import type { ApplicationStatus, leftStatuses } from '#domain/application/application-status.ts';
import type { DateKind } from '#domain/drive/drive.ts';
import type { Lead } from '#domain/drive/reminder.ts';

/** The facts of a notification; its text is rendered in the reader's language. */
export type NotificationData =
  | { kind: 'data.exported'; exportId: string }
  | {
      kind: 'application.moved';
      applicationId: string;
      postingId: string;
      postingTitle: string;
      companyName: string;
      to: ApplicationStatus;
    }
  | {
      kind: 'application.received';
      applicationId: string;
      postingId: string;
      postingTitle: string;
      studentName: string;
    }
  | {
      kind: 'application.message';
      applicationId: string;
      postingId: string;
      postingTitle: string;
      /** The company's name for the student, the student's name for the company. */
      from: string;
    }
  | {
      kind: 'application.left';
      applicationId: string;
      postingId: string;
      postingTitle: string;
      studentName: string;
      to: (typeof leftStatuses)[number];
    }
  | {
      kind: 'forum.reply';
      topicId: string;
      topicTitle: string;
      /** First name and initial; empty when the author has no name. */
      from: string;
    }
  | {
      kind: 'drive.changed';
      driveId: string;
      companyName: string;
      title: string;
      what: 'dates' | 'rules' | 'cancelled';
    }
  | {
      kind: 'drive.reminder';
      driveId: string;
      companyName: string;
      title: string;
      date: DateKind;
      /** The date itself, in ISO 8601. */
      at: string;
      lead: Lead;
    };
