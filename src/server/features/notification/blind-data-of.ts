import type { NotificationData } from '#domain/notification/notification.ts';
import { blindName } from '#domain/scorecard/blind.ts';

/** A notification for a member who must not know the applicant yet. */
export function blindDataOf(data: NotificationData): NotificationData {
  if (!('applicationId' in data)) return data;
  const name = blindName(data.applicationId);
  return {
    ...data,
    ...('studentName' in data && { studentName: name }),
    ...('from' in data && { from: name }),
  } as NotificationData;
}
