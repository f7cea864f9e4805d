import type { AdminPostingDetails as Details } from '#contract/posting-admin.ts';
import { DeadlineText } from '#web/lib/deadline-text.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadedPosting } from './loaded-posting.tsx';
import { StateBadge } from './state-badge.tsx';

export default function AdminPostingDetails({
  postingId,
  open,
  onClose,
}: {
  postingId: string;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      isRead
      title={t('admin-jobs.details.title')}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
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
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="min-w-0 text-16 font-semibold wrap-anywhere">
          {posting.title || t('admin-jobs.untitled')}
        </h3>
        <StateBadge state={posting.state} />
      </div>
      <DescriptionList
        items={[
          { term: t('admin-jobs.details.company'), detail: posting.companyName },
          { term: t('admin-jobs.columns.role'), detail: posting.primaryRole ?? none },
          { term: t('admin-jobs.columns.duration'), detail: posting.duration ?? none },
          { term: t('admin-jobs.form.skills'), detail: posting.skills?.join(', ') ?? none },
          { term: t('admin-jobs.form.location'), detail: posting.location ?? none },
          {
            term: t('admin-jobs.details.deadline'),
            detail: posting.closesAt ? (
              <DeadlineText deadline={posting.closesAt} zone={posting.deadlineZone} />
            ) : (
              t('admin-jobs.details.no-deadline')
            ),
          },
          {
            term: t('admin-jobs.columns.posted'),
            detail: posting.postedAt
              ? format.dateTime(posting.postedAt)
              : t('admin-jobs.not-posted'),
          },
          { term: t('admin-jobs.details.applications'), detail: posting.applications },
          { term: t('admin-jobs.details.id'), detail: posting.id },
        ]}
      />
      <section>
        <h3 className="mb-2 text-14 font-semibold">{t('admin-jobs.form.description')}</h3>
        <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-muted">
          {posting.description ?? none}
        </p>
      </section>
    </div>
  );
}
