import type { QueriedSourceId } from '#domain/external-jobs/source.ts';
import type { Mail } from '#server/ports/mail/mail.ts';

/** Every background task with its payload. A new task needs a line here and one in `taskNames`. */
export type TaskPayloads = {
  /** Writes the backup with this id. */
  'backup.create': { backupId: string };
  /** Starts the daily backup once it is due. */
  'backup.create-due': Record<string, never>;
  /** Removes dead rows from all tables and counts the rest for the query planner. */
  'backup.optimize': Record<string, never>;
  /** Deletes the bytes of a file that nothing refers to any more. */
  'file.remove': { key: string };
  /**
   * Sends a mail, unless a notification that says the same was read before. After `notAfter` (ISO
   * 8601) the mail would mislead and is dropped.
   */
  'mail.send': {
    mail: Mail;
    unlessRead?: { userId: string; notificationId: string };
    notAfter?: string;
  };
  /** Sends the daily summaries of unread notifications that are due. */
  'notification.send-digests': Record<string, never>;
  /** Sends the job alerts that are due. */
  'job-alerts.send': Record<string, never>;
  /** Mails administrators how many applications arrived yesterday. */
  'application.mail-count': Record<string, never>;
  /** Mails administrators about failed background jobs and a failing file storage. */
  'health.mail-alerts': Record<string, never>;
  /** Mails the link with this id; its token is created when it is sent. */
  'account.mail-link': { id: string };
  /** Mails the invitation with this id; its token is created when it is sent. */
  'team.mail-invitation': { id: string };
  /** Notifies the students of a bulk move once it can no longer be undone. */
  'application.notify-batch': { companyId: string; batchId: string };
  /** Sends an application once it can no longer be undone. */
  'application.send-held': { studentId: string; postingId: string };
  /** Sends the applications that are due and whose own task did not. */
  'application.send-due': Record<string, never>;
  /** Notifies both sides of an offer that expired without an answer. */
  'offer.expire': { companyId: string; offerId: string };
  /** Notifies the other side of an invitation once it can no longer be undone. */
  'invitation.notify': { invitationId: string };
  /** Notifies a candidate of an assessment once the invitation can no longer be undone. */
  'assessment.notify': { companyId: string; sittingId: string };
  /** Submits and grades assessments whose time is over. */
  'assessment.finish-expired': Record<string, never>;
  /** Stores a file that arrived while the storage was down. */
  'file.store': { fileId: string };
  'application.read-resume': { fileId: string };
  'profile.export': { exportId: string };
  /** Indexes open postings that are missing from the search index. */
  'search.index-missing': Record<string, never>;
  /** Rewrites search rows that were written by older rules. */
  'search.index-outdated': Record<string, never>;
  /** Builds segments of changed postings when there are many. */
  'search.index-segments': Record<string, never>;
  /** Updates salaries in dollars after the exchange rate changed. */
  'search.index-dollars': Record<string, never>;
  /** Enqueues the sources that are due, and closes postings that no source lists any more. */
  'external-jobs.refresh': Record<string, never>;
  /** Notifies the followers of a changed drive once the change can no longer be undone. */
  'drive.notify-change': { changeId: string };
  /** Signs the log of badges as it stood yesterday. */
  'credential.sign-log-head': Record<string, never>;
  /** Signs again what a compromised key signed. */
  'credential.issue-again': { keyId: string };
  /** Mails a mentor the request for a reference once it can no longer be undone. */
  'credential.mail-reference': { referenceId: string };
  /** Sends the reminders of drives that are due. */
  'drive.send-reminders': Record<string, never>;
  /** Checks the pages that roadmaps link to. */
  'roadmap.refresh-links': Record<string, never>;
  /** Submits and grades skill tests whose time is over. */
  'skill-test.finish-expired': Record<string, never>;
  /** Notifies both sides of a booking with a coach once it can no longer be undone. */
  'coach.notify-booking': { bookingId: string };
  /** Sends the reminders of bookings that are due. */
  'coach.send-reminders': Record<string, never>;
  /** Ends plans whose period is over, and closes postings that the next plan does not include. */
  'plan.end-subscriptions': Record<string, never>;
  /** Ends a subscription at the payment provider. */
  'plan.end-payment': { ref: string };
  /** Cancels the slots of coaches who may no longer offer any. */
  'coach.cancel-slots': Record<string, never>;
  /** Notifies both sides of a change of an interview once it can no longer be undone. */
  'interview.notify': { moveId: string };
  /** Sends the reminders of interviews that are due. */
  'interview.send-reminders': Record<string, never>;
  /** Cancels the interviews of applications that were closed. */
  'interview.cancel-ended': Record<string, never>;
  /** Fetches one board of a source, or everything the source has. */
  'external-jobs.fetch': { source: QueriedSourceId; board: string | null };
};

export type TaskName = keyof TaskPayloads;

const named: Record<TaskName, true> = {
  'backup.create': true,
  'backup.create-due': true,
  'backup.optimize': true,
  'file.remove': true,
  'mail.send': true,
  'notification.send-digests': true,
  'job-alerts.send': true,
  'application.mail-count': true,
  'health.mail-alerts': true,
  'account.mail-link': true,
  'team.mail-invitation': true,
  'application.notify-batch': true,
  'application.send-held': true,
  'application.send-due': true,
  'offer.expire': true,
  'invitation.notify': true,
  'assessment.notify': true,
  'assessment.finish-expired': true,
  'file.store': true,
  'application.read-resume': true,
  'profile.export': true,
  'search.index-missing': true,
  'search.index-outdated': true,
  'search.index-segments': true,
  'search.index-dollars': true,
  'external-jobs.refresh': true,
  'external-jobs.fetch': true,
  'drive.notify-change': true,
  'drive.send-reminders': true,
  'roadmap.refresh-links': true,
  'credential.sign-log-head': true,
  'credential.issue-again': true,
  'credential.mail-reference': true,
  'skill-test.finish-expired': true,
  'coach.notify-booking': true,
  'coach.send-reminders': true,
  'coach.cancel-slots': true,
  'plan.end-subscriptions': true,
  'plan.end-payment': true,
  'interview.notify': true,
  'interview.send-reminders': true,
  'interview.cancel-ended': true,
};

export const taskNames = Object.keys(named) as TaskName[];
