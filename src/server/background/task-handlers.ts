import type { Ctx } from '#server/context.ts';
import { mailLink } from '#server/features/account/sign-in/account-mails.ts';
import { mailCount } from '#server/features/application/application-mails.ts';
import { sendDueHeld, sendHeld } from '#server/features/application/held-moves.ts';
import { notifyBatch } from '#server/features/application/notices.ts';
import { notifyAssessment } from '#server/features/assessment/invitations.ts';
import { finishExpiredSittings } from '#server/features/assessment/running-sittings.ts';
import { createDueBackup, storeBackup } from '#server/features/backup/backups.ts';
import { notifyBooking, sendBookingReminders } from '#server/features/coach/booking-notices.ts';
import { cancelSlotsWithoutCoach } from '#server/features/coach/slots.ts';
import { issueAgain } from '#server/features/credential/issue-again.ts';
import { signLogHead } from '#server/features/credential/published-documents.ts';
import { mailReference } from '#server/features/credential/references.ts';
import { notifyChange } from '#server/features/drive/drive-editing.ts';
import { sendReminders } from '#server/features/drive/followed-drives.ts';
import { refreshBoard } from '#server/features/external-jobs/refresh-board.ts';
import { refreshSources } from '#server/features/external-jobs/refresh-sources.ts';
import { removeFile } from '#server/features/file/remove-file.ts';
import { storeWaiting } from '#server/features/file/store-waiting.ts';
import { mailAlerts } from '#server/features/health/mail-alerts.ts';
import { cancelEndedInterviews } from '#server/features/interview/finished-interviews.ts';
import { notifyInterview } from '#server/features/interview/interview-notices.ts';
import { sendInterviewReminders } from '#server/features/interview/send-interview-reminders.ts';
import { notifyInvitation } from '#server/features/invitation/sent-invitations.ts';
import { sendJobAlerts } from '#server/features/job-alerts/job-alerts.ts';
import { sendDigests } from '#server/features/notification/digests.ts';
import { sendMail } from '#server/features/notification/send-mail.ts';
import { notifyExpiry } from '#server/features/offer/notify-expiry.ts';
import { endPayment } from '#server/features/plan/payments.ts';
import { endSubscriptions } from '#server/features/plan/subscriptions.ts';
import { createExport } from '#server/features/profile/data-exports.ts';
import { readSentResume } from '#server/features/resume-reading/read-sent-resume.ts';
import { refreshLinks } from '#server/features/roadmap/roadmap-links.ts';
import { indexDollars } from '#server/features/search/index-dollars.ts';
import { indexMissing } from '#server/features/search/index-missing.ts';
import { indexOutdated } from '#server/features/search/index-outdated.ts';
import { indexSegments } from '#server/features/search/index-segments.ts';
import { finishExpired } from '#server/features/skill-test/grading.ts';
import { mailInvitation } from '#server/features/team/invitations.ts';
import type { MailPort } from '#server/ports/mail/mail.ts';
import type { TaskHandlers, TaskRun } from '#server/ports/tasks/tasks.ts';

/** Maps task names to handlers. Every handler may run more than once for one task. */
export function createTaskHandlers(mail: MailPort, ctxOf: (run: TaskRun) => Ctx): TaskHandlers {
  return {
    'backup.create': (payload, run) => storeBackup(ctxOf(run), payload),
    'backup.create-due': (_payload, run) => createDueBackup(ctxOf(run)),
    'backup.optimize': (_payload, run) => ctxOf(run).optimizeTables(),
    'file.remove': (payload, run) => removeFile(ctxOf(run), payload),
    'mail.send': (payload, run) => sendMail(ctxOf(run), mail, payload),
    'notification.send-digests': (_payload, run) => sendDigests(ctxOf(run)),
    'job-alerts.send': (_payload, run) => sendJobAlerts(ctxOf(run)),
    'application.mail-count': (_payload, run) => mailCount(ctxOf(run)),
    'health.mail-alerts': (_payload, run) => mailAlerts(ctxOf(run)),
    'account.mail-link': (payload, run) => mailLink(ctxOf(run), mail, payload),
    'team.mail-invitation': (payload, run) => mailInvitation(ctxOf(run), mail, payload),
    'application.notify-batch': (payload, run) => notifyBatch(ctxOf(run), payload),
    'application.send-held': (payload, run) => sendHeld(ctxOf(run), payload),
    'application.send-due': (_payload, run) => sendDueHeld(ctxOf(run)),
    'offer.expire': (payload, run) => notifyExpiry(ctxOf(run), payload),
    'application.read-resume': (payload, run) => readSentResume(ctxOf(run), payload, run.signal),
    'invitation.notify': (payload, run) => notifyInvitation(ctxOf(run), payload),
    'assessment.notify': (payload, run) => notifyAssessment(ctxOf(run), payload),
    'assessment.finish-expired': (_payload, run) => finishExpiredSittings(ctxOf(run)),
    'coach.notify-booking': (payload, run) => notifyBooking(ctxOf(run), payload),
    'coach.send-reminders': (_payload, run) => sendBookingReminders(ctxOf(run)),
    'coach.cancel-slots': (_payload, run) => cancelSlotsWithoutCoach(ctxOf(run)),
    'interview.notify': (payload, run) => notifyInterview(ctxOf(run), payload),
    'interview.send-reminders': (_payload, run) => sendInterviewReminders(ctxOf(run)),
    'interview.cancel-ended': (_payload, run) => cancelEndedInterviews(ctxOf(run)),
    'plan.end-subscriptions': (_payload, run) => endSubscriptions(ctxOf(run)),
    'plan.end-payment': (payload, run) => endPayment(ctxOf(run), payload),
    'profile.export': (payload, run) => createExport(ctxOf(run), payload),
    'search.index-missing': async (_payload, run) => void (await indexMissing(ctxOf(run))),
    'search.index-outdated': async (_payload, run) => void (await indexOutdated(ctxOf(run))),
    'search.index-segments': (_payload, run) => indexSegments(ctxOf(run)),
    'search.index-dollars': (_payload, run) => indexDollars(ctxOf(run)),
    'file.store': (payload, run) => storeWaiting(ctxOf(run), payload),
    'external-jobs.refresh': (_payload, run) => refreshSources(ctxOf(run)),
    'drive.notify-change': (payload, run) => notifyChange(ctxOf(run), payload),
    'drive.send-reminders': (_payload, run) => sendReminders(ctxOf(run)),
    'roadmap.refresh-links': (_payload, run) => refreshLinks(ctxOf(run)),
    'credential.sign-log-head': (_payload, run) => signLogHead(ctxOf(run)),
    'credential.issue-again': async (payload, run) => void (await issueAgain(ctxOf(run), payload)),
    'credential.mail-reference': (payload, run) => mailReference(ctxOf(run), payload),
    'skill-test.finish-expired': (_payload, run) => finishExpired(ctxOf(run)),
    'external-jobs.fetch': (payload, run) => refreshBoard(ctxOf(run), payload),
  };
}
