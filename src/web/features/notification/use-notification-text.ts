import { useCallback } from 'react';
import type { Me } from '#contract/account.ts';
import type { NotificationData } from '#domain/notification/notification.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** What a notification says, in the reader's language. */
export function useNotificationText(): (data: NotificationData) => string {
  const t = useTexts();
  return useCallback(
    (data) =>
      data.kind === 'application.moved'
        ? t('shell.notification.moved', {
            company: data.companyName,
            title: data.postingTitle,
            status: t(`application.status.${data.to}`),
          })
        : t('shell.notification.received', { name: data.studentName, title: data.postingTitle }),
    [t],
  );
}

/** Where a notification leads. */
export function notificationPath(data: NotificationData, kind: Me['kind']): string {
  const base = kind === 'student' ? '/student-dashboard' : '/company-dashboard/applications';
  return `${base}?application=${data.applicationId}`;
}
