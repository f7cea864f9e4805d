import { listOwn } from '#server/features/credential/own-credentials.ts';
import { type Answer, linked, maxRecordsShown, record } from './answer-of.ts';
import { intentPages } from './pages-of.ts';

/** The student's valid badges, and how many wait to be claimed. */
export const listBadges: Answer = async ({ ctx, t, format }) => {
  const { items, earned } = await listOwn(ctx);
  const valid = items.filter(({ revokedReason }) => revokedReason === null);
  const page = intentPages.badges;
  return [
    linked(
      valid.length === 0
        ? t('assistant-answers.practice.badges-none')
        : t('assistant-answers.practice.badges', { count: valid.length }),
      page,
      t('assistant-answers.link.badges'),
    ),
    ...(earned.length === 0
      ? []
      : [record(t('assistant-answers.practice.badges-earned', { count: earned.length }), page)]),
    ...valid
      .slice(0, maxRecordsShown)
      .map(({ title, issuedAt }) =>
        record(t('assistant-answers.practice.badge', { title, date: format.date(issuedAt) }), page),
      ),
  ];
};
