import type { ApplicationStatus, leftStatuses } from '#domain/application/application-status.ts';

/** What a notification is about: facts only; the words are made in the reader's language. */
export type NotificationData =
  /** An archive of the reader's own data is ready. */
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
      /** The company for the student, the student for the company. */
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
      /** First name and initial; empty when the writer has no name. */
      from: string;
    };
