import type { AdminPostingDetails as Details } from '#contract/posting-admin.ts';
import { conditionsOf } from '#domain/posting/posting-conditions.ts';
import { readMarkdown } from '#domain/posting/read-markdown.ts';
import { wholeDescription } from '#domain/posting/whole-description.ts';
import { DeadlineText } from '#web/lib/deadline-text.tsx';
import { Description } from '#web/lib/description.tsx';
import { PostingConditions } from '#web/lib/posting-conditions.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { usePostingKind } from '#web/lib/use-posting-kind.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Dialog, type DialogState } from '#web/ui/dialog.tsx';
import { LoadedPosting } from './loaded-posting.tsx';
import { adminPostingPath } from './posting-backend.ts';
import { StateBadge } from './state-badge.tsx';
import { useSalaryText } from './use-salary-text.ts';

export default function AdminPostingDetails({
  postingId,
  ...dialog
}: {
  postingId: string;
} & DialogState) {
  const t = useTexts();
  return (
    <Dialog
      {...dialog}
      isRead
      size="lg"
      title={t('admin-jobs.details.title')}
      footer={
        <>
          <Button onClick={dialog.onClose}>{t('common.close')}</Button>
          <ButtonLink to={adminPostingPath(postingId)}>{t('admin-jobs.menu.edit')}</ButtonLink>
        </>
      }
    >
      <LoadedPosting postingId={postingId}>
        {(posting) => <Shown posting={posting} />}
      </LoadedPosting>
    </Dialog>
  );
}

function Shown({ posting }: { posting: Details }) {
  const t = useTexts();
  const format = useFormat();
  const none = t('admin-jobs.none');
  const { salaryMin: min, salaryMax: max, salaryCurrency, salaryPeriod, skills } = posting;
  const salary = useSalaryText(
    min === null || max === null
      ? null
      : { min, max, currency: salaryCurrency, period: salaryPeriod },
  );
  const kindText = usePostingKind();
  const place = [posting.location, t(`common.workplaces.${posting.workplace}`)].filter(Boolean);
  const text = wholeDescription(posting);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="min-w-0 text-16 font-semibold wrap-anywhere">
          {posting.title || t('admin-jobs.untitled')}
        </h3>
        <StateBadge state={posting.state} />
      </div>
      <DescriptionList
        items={[
          { term: t('dashboard.company'), detail: posting.company.name },
          { term: t('common.role'), detail: posting.primaryRole || none },
          { term: t('apply.facts.location'), detail: place.join(' · ') },
          { term: t('apply.facts.duration'), detail: kindText(posting.duration) || none },
          { term: t('common.type'), detail: posting.type ? kindText(posting.type) : none },
          { term: t('apply.facts.level'), detail: posting.level ? kindText(posting.level) : none },
          {
            term: t('apply.facts.category'),
            detail: posting.category ? kindText(posting.category) : none,
          },
          { term: t('apply.facts.salary'), detail: salary ?? none },
          { term: t('common.skills'), detail: skills.join(', ') || none },
          {
            term: t('admin-jobs.details.deadline'),
            detail: posting.closesAt ? (
              <DeadlineText deadline={posting.closesAt} zone={posting.deadlineZone} />
            ) : (
              t('admin-jobs.details.no-deadline')
            ),
          },
          {
            term: t('dashboard.posted'),
            detail: posting.postedAt
              ? format.dateTime(posting.postedAt)
              : t('admin-jobs.not-posted'),
          },
          { term: t('dashboard.applications'), detail: posting.applications },
          { term: t('admin-jobs.details.id'), detail: posting.id },
        ]}
      />
      <PostingConditions
        posting={{
          id: posting.id,
          location: posting.location || null,
          conditions: conditionsOf(posting),
        }}
        isStudent={false}
        level="h3"
      />
      <section>
        <h3 className="text-16 font-semibold">{t('apply.about')}</h3>
        {text === '' ? (
          <p className="mt-3 text-ink-muted">{none}</p>
        ) : (
          <Description blocks={readMarkdown(text)} />
        )}
      </section>
      {posting.questions.length > 0 && (
        <section>
          <h3 className="text-16 font-semibold">{t('dashboard.screening-questions')}</h3>
          <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5">
            {posting.questions.map(({ id, text: prompt, options }) => (
              <li key={id} className="wrap-anywhere">
                {prompt}
                {options.length > 0 && (
                  <span className="block text-13 text-ink-muted">{options.join(' · ')}</span>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
