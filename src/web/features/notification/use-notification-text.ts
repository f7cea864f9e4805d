import { useCallback } from 'react';
import type { Me } from '#contract/account.ts';
import { ownSettingsPath } from '#domain/account/own-settings-path.ts';
import { ownAssessmentPath } from '#domain/home/home-paths.ts';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { Format } from '#texts/format.ts';
import { useFormat, useTexts, type UseTexts } from '#web/lib/texts.tsx';

const interviewTexts = {
  'interview.proposed': 'shell.notification.interview-proposed',
  'interview.booked': 'shell.notification.interview-booked',
  'interview.requested': 'shell.notification.interview-requested',
  'interview.cancelled': 'shell.notification.interview-cancelled',
} as const;

export function useNotificationText(): (data: NotificationData) => string {
  const t = useTexts();
  const format = useFormat();
  return useCallback((data) => textOf(data, t, format), [t, format]);
}

function textOf(data: NotificationData, t: UseTexts, format: Format): string {
  const timeText = (at: string) => format.dateTime(new Date(at));
  switch (data.kind) {
    case 'application.moved':
      return t('shell.notification.moved', {
        company: data.companyName,
        title: data.postingTitle,
        status: t(`application.status.${data.to}`),
      });
    case 'application.unsent':
      return t('shell.notification.unsent', {
        company: data.companyName,
        title: data.postingTitle,
      });
    case 'application.received':
      return t('shell.notification.received', {
        name: data.studentName,
        title: data.postingTitle,
      });
    case 'application.message':
      return t('shell.notification.message', { name: data.from, title: data.postingTitle });
    case 'application.left':
      return t(`shell.notification.${data.to}`, {
        name: data.studentName,
        title: data.postingTitle,
      });
    case 'offer.accepted':
      return t('shell.notification.offer-accepted', {
        name: data.studentName,
        title: data.postingTitle,
      });
    case 'offer.expired':
      return t('shell.notification.offer-expired', { name: data.from, title: data.postingTitle });
    case 'invitation.received':
      return t('shell.notification.invited', {
        company: data.companyName,
        title: data.postingTitle,
      });
    case 'invitation.declined':
      return t('shell.notification.invitation-declined', {
        name: data.studentName,
        title: data.postingTitle,
      });
    case 'assessment.invited':
      return t('shell.notification.assessment-invited', {
        company: data.companyName,
        title: data.postingTitle,
      });
    case 'assessment.submitted':
      return t('shell.notification.assessment-submitted', { title: data.postingTitle });
    case 'assessment.asked':
      return t(`shell.notification.assessment-asked.${data.what}`, { title: data.postingTitle });
    case 'assessment.answered':
      return t(`shell.notification.assessment-answered.${data.what}`, {
        company: data.companyName,
        title: data.postingTitle,
      });
    case 'interview.proposed':
    case 'interview.booked':
    case 'interview.requested':
    case 'interview.cancelled':
    case 'interview.reminder': {
      const { title, from: name, at } = data;
      const when = at === '' ? '' : timeText(at);
      if (data.kind !== 'interview.reminder')
        return t(interviewTexts[data.kind], { name, title, when });
      const left = t(`shell.notification.lead.${data.lead}`);
      return t('shell.notification.interview-reminder', { name, title, left, when });
    }
    case 'coach.booked':
    case 'coach.cancelled': {
      const what = data.kind === 'coach.booked' ? 'booked' : 'cancelled';
      const { from: name, topic, at } = data;
      return t(`shell.notification.coach-${what}`, { name, topic, when: timeText(at) });
    }
    case 'coach.reminder': {
      const { from: name, topic, lead, at } = data;
      const left = t(`shell.notification.lead.${lead}`);
      return t('shell.notification.coach-reminder', { name, topic, left, when: timeText(at) });
    }
    case 'drive.changed':
      return t(`shell.notification.drive-${data.what}`, {
        company: data.companyName,
        title: data.title,
      });
    case 'drive.reminder':
      return t(`shell.notification.drive-reminder.${data.date}`, {
        company: data.companyName,
        title: data.title,
        left: t(`shell.notification.lead.${data.lead}`),
        when: timeText(data.at),
      });
    case 'forum.reply':
      return t(data.from ? 'shell.notification.reply' : 'shell.notification.reply-unnamed', {
        name: data.from,
        title: data.topicTitle,
      });
    case 'credential.verified':
      return t('shell.notification.badge-verified', {
        company: data.companyName,
        title: data.title,
      });
    case 'credential.revoked':
      return t('shell.notification.badge-revoked', { title: data.title });
    case 'credential.reissued':
      return t('shell.notification.badge-reissued', { title: data.title });
    case 'credential.answered':
      return t(`shell.notification.reference-${data.answer}`, { name: data.from });
    case 'company.edited':
      return t('shell.notification.company-edited', { company: data.companyName });
    case 'company.requested':
      return t('shell.notification.company-requested', { company: data.companyName });
    case 'plan.changed':
      return t(`shell.notification.plan-${data.what}`, {
        plan: t(`shell.notification.plan-names.${data.plan}`),
      });
    case 'plan.requested':
      return t('shell.notification.plan-requested', {
        name: data.from,
        plan: t(`shell.notification.plan-names.${data.plan}`),
      });
    case 'report.received':
      return t(`shell.notification.reported.${data.target}`);
    case 'data.exported':
      return t('shell.notification.exported');
  }
}

const coachPaths: Record<Me['kind'], string> = {
  student: '/student-dashboard/interviews/coach',
  member: '/company-dashboard/coaching',
  admin: '/admin-dashboard/moderation/coaching',
};

export function notificationPath(data: NotificationData, kind: Me['kind']): string {
  switch (data.kind) {
    case 'application.moved':
    case 'application.received':
    case 'application.left':
    case 'offer.accepted':
    case 'offer.expired':
      return applicationPath(data, kind);
    case 'application.message':
      return applicationPath(data, kind, 'messages');
    case 'interview.proposed':
    case 'interview.booked':
    case 'interview.requested':
    case 'interview.cancelled':
    case 'interview.reminder':
      return applicationPath(data, kind, 'interviews');
    case 'application.unsent':
      return `/student-dashboard/jobs/${data.postingId}`;
    case 'invitation.received':
      return '/student-dashboard/invitations';
    case 'invitation.declined':
      return `/company-dashboard/candidates?posting=${data.postingId}`;
    case 'assessment.invited':
    case 'assessment.answered':
      return ownAssessmentPath(data.sittingId);
    case 'assessment.submitted':
    case 'assessment.asked':
      return `/company-dashboard/assessments/${data.assessmentId}`;
    case 'coach.booked':
    case 'coach.cancelled':
    case 'coach.reminder':
      return coachPaths[kind];
    case 'drive.changed':
    case 'drive.reminder':
      return '/student-dashboard/off-campus?show=following';
    case 'forum.reply':
      return `/community/forum/${data.topicId}`;
    case 'credential.verified':
    case 'credential.revoked':
    case 'credential.reissued':
    case 'credential.answered':
      return '/student-dashboard/skill-test/badges';
    case 'company.edited':
      return '/company-dashboard/profile';
    case 'company.requested':
      return '/admin-dashboard/companies?status=pending';
    case 'plan.changed':
      return kind === 'student' ? '/student-dashboard/plan' : '/company-dashboard/plan';
    case 'plan.requested':
      return '/admin-dashboard/plans?state=open';
    case 'report.received':
      return '/admin-dashboard/moderation';
    case 'data.exported':
      return `${ownSettingsPath(kind)}/privacy`;
  }
}

/** A student has one page for an application; a company's has tabs. */
function applicationPath(
  { applicationId }: { applicationId: string },
  kind: Me['kind'],
  tab?: 'messages' | 'interviews',
): string {
  if (kind === 'student') return `/student-dashboard?application=${applicationId}`;
  const query = tab ? `?tab=${tab}` : '';
  return `/company-dashboard/applications/${applicationId}${query}`;
}
