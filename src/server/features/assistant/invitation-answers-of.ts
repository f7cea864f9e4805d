import { listOwnInvitations } from '#server/features/invitation/own-invitations.ts';
import { type Answer, linked, maxRecordsShown, record } from './answer-of.ts';
import { intentPages } from './pages-of.ts';

/** The open invitations to apply, newest first. */
export const listInvitations: Answer = async ({ ctx, t, format }) => {
  const page = intentPages.invitations;
  const { items, total } = await listOwnInvitations(ctx, { limit: maxRecordsShown, isOpen: true });
  return [
    linked(
      items.length === 0
        ? t('assistant-answers.applications.invitations-none')
        : t('assistant-answers.applications.invitations', { count: total.count }),
      page,
      t('assistant-answers.link.invitations'),
    ),
    ...items.map(({ postingTitle: title, companyName: company, expiresAt }) =>
      record(
        t('assistant-answers.applications.invitation', {
          title,
          company,
          date: format.date(expiresAt),
        }),
        page,
      ),
    ),
  ];
};
