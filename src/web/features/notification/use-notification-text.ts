import { useCallback } from 'react';
import type { Me } from '#contract/account.ts';
import { ownSettingsPath } from '#domain/account/own-settings-path.ts';
import type { NotificationData } from '#domain/notification/notification.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';

type InterviewData = Extract<NotificationData, { kind: `interview.${string}` }>;
const isInterview = (data: NotificationData): data is InterviewData =>
  data.kind.startsWith('interview.');
const interviewTexts = {
  'interview.proposed': 'shell.notification.interview-proposed',
  'interview.booked': 'shell.notification.interview-booked',
  'interview.requested': 'shell.notification.interview-requested',
  'interview.cancelled': 'shell.notification.interview-cancelled',
} as const;

export function useNotificationText(): (data: NotificationData) => string {
  const t = useTexts();
  const format = useFormat();
  return useCallback(
    (data) => {
      if (data.kind === 'data.exported') return t('shell.notification.exported');
      if (data.kind === 'plan.changed' || data.kind === 'plan.requested') {
        const plan = t(`shell.notification.plan-names.${data.plan}`);
        return data.kind === 'plan.requested'
          ? t('shell.notification.plan-requested', { name: data.from, plan })
          : t(`shell.notification.plan-${data.what}`, { plan });
      }
      if (data.kind === 'company.edited')
        return t('shell.notification.company-edited', { company: data.companyName });
      if (data.kind === 'company.requested')
        return t('shell.notification.company-requested', { company: data.companyName });
      if (data.kind === 'report.received') return t(`shell.notification.reported.${data.target}`);
      if (data.kind === 'credential.verified')
        return t('shell.notification.badge-verified', {
          company: data.companyName,
          title: data.title,
        });
      if (data.kind === 'credential.revoked')
        return t('shell.notification.badge-revoked', { title: data.title });
      if (data.kind === 'credential.reissued')
        return t('shell.notification.badge-reissued', { title: data.title });
      if (data.kind === 'credential.answered')
        return t(`shell.notification.reference-${data.answer}`, { name: data.from });
      if (data.kind === 'forum.reply') {
        const { from, topicTitle } = data;
        return t(from ? 'shell.notification.reply' : 'shell.notification.reply-unnamed', {
          name: from,
          title: topicTitle,
        });
      }
      if (data.kind === 'drive.changed') {
        return t(`shell.notification.drive-${data.what}`, {
          company: data.companyName,
          title: data.title,
        });
      }
      if (data.kind === 'drive.reminder') {
        const { companyName: company, title, date, lead, at } = data;
        const when = format.dateTime(new Date(at));
        const left = t(`shell.notification.lead.${lead}`);
        return t(`shell.notification.drive-reminder.${date}`, { company, title, left, when });
      }
      if (data.kind === 'coach.booked' || data.kind === 'coach.cancelled') {
        const what = data.kind === 'coach.booked' ? 'booked' : 'cancelled';
        const when = format.dateTime(new Date(data.at));
        return t(`shell.notification.coach-${what}`, { name: data.from, topic: data.topic, when });
      }
      if (data.kind === 'coach.reminder') {
        const { from: name, topic, lead, at } = data;
        const left = t(`shell.notification.lead.${lead}`);
        const when = format.dateTime(new Date(at));
        return t('shell.notification.coach-reminder', { name, topic, left, when });
      }
      if (isInterview(data)) {
        const { title, from: name } = data;
        const when = data.at === '' ? '' : format.dateTime(new Date(data.at));
        if (data.kind !== 'interview.reminder')
          return t(interviewTexts[data.kind], { name, title, when });
        const left = t(`shell.notification.lead.${data.lead}`);
        return t('shell.notification.interview-reminder', { name, title, left, when });
      }
      const title = data.postingTitle;
      if (data.kind === 'assessment.invited')
        return t('shell.notification.assessment-invited', { company: data.companyName, title });
      if (data.kind === 'assessment.asked')
        return t(`shell.notification.assessment-asked.${data.what}`, { title });
      if (data.kind === 'assessment.answered')
        return t(`shell.notification.assessment-answered.${data.what}`, {
          company: data.companyName,
          title,
        });
      if (data.kind === 'assessment.submitted')
        return t('shell.notification.assessment-submitted', { title });
      if (data.kind === 'invitation.received')
        return t('shell.notification.invited', { company: data.companyName, title });
      if (data.kind === 'invitation.declined')
        return t('shell.notification.invitation-declined', { name: data.studentName, title });
      switch (data.kind) {
        case 'application.moved': {
          const status = t(`application.status.${data.to}`);
          return t('shell.notification.moved', { company: data.companyName, title, status });
        }
        case 'application.unsent':
          return t('shell.notification.unsent', { company: data.companyName, title });
        case 'application.received':
          return t('shell.notification.received', { name: data.studentName, title });
        case 'application.message':
          return t('shell.notification.message', { name: data.from, title });
        case 'offer.accepted':
          return t('shell.notification.offer-accepted', { name: data.studentName, title });
        case 'offer.expired':
          return t('shell.notification.offer-expired', { name: data.from, title });
        case 'application.left':
          return t(`shell.notification.${data.to}`, { name: data.studentName, title });
      }
    },
    [t, format],
  );
}

const coachPaths: Record<Me['kind'], string> = {
  student: '/student-dashboard/interviews/coach',
  member: '/company-dashboard/coaching',
  admin: '/admin-dashboard/moderation/coaching',
};

export function notificationPath(data: NotificationData, kind: Me['kind']): string {
  if (data.kind === 'data.exported') return `${ownSettingsPath(kind)}/privacy`;
  if (data.kind === 'plan.requested') return '/admin-dashboard/plans?state=open';
  if (data.kind === 'company.edited') return '/company-dashboard/profile';
  if (data.kind === 'company.requested') return '/admin-dashboard/companies?status=pending';
  if (data.kind === 'report.received') return '/admin-dashboard/moderation';
  if (data.kind === 'plan.changed')
    return kind === 'student' ? '/student-dashboard/plan' : '/company-dashboard/plan';
  if (
    data.kind === 'credential.verified' ||
    data.kind === 'credential.revoked' ||
    data.kind === 'credential.reissued' ||
    data.kind === 'credential.answered'
  )
    return '/student-dashboard/skill-test/badges';
  if (data.kind === 'forum.reply') return `/community/forum/${data.topicId}`;
  if (data.kind === 'drive.changed' || data.kind === 'drive.reminder')
    return '/student-dashboard/off-campus?show=following';
  if (
    data.kind === 'coach.booked' ||
    data.kind === 'coach.cancelled' ||
    data.kind === 'coach.reminder'
  )
    return coachPaths[kind];
  if (data.kind === 'assessment.invited' || data.kind === 'assessment.answered')
    return `/student-dashboard/assessments/${data.sittingId}`;
  if (data.kind === 'assessment.submitted' || data.kind === 'assessment.asked')
    return `/company-dashboard/assessments/${data.assessmentId}`;
  if (data.kind === 'invitation.received') return '/student-dashboard/invitations';
  if (data.kind === 'application.unsent') return `/student-dashboard/jobs/${data.postingId}`;
  if (data.kind === 'invitation.declined')
    return `/company-dashboard/candidates?posting=${data.postingId}`;
  if (kind === 'student') return `/student-dashboard?application=${data.applicationId}`;
  if (isInterview(data))
    return `/company-dashboard/applications/${data.applicationId}?tab=interviews`;
  const tab = data.kind === 'application.message' ? '?tab=messages' : '';
  return `/company-dashboard/applications/${data.applicationId}${tab}`;
}
