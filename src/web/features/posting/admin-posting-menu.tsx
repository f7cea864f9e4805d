import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminPostingRow } from '#contract/posting-admin.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { adminPostingPath } from './posting-backend.ts';
import { useSetPostingState } from './use-set-posting-state.ts';

/** An administrator's actions for a posting; deleting needs confirmation. */
export function AdminPostingMenu({
  posting,
  onView,
}: {
  posting: AdminPostingRow;
  onView: () => void;
}) {
  const t = useTexts();
  const navigate = useNavigate();
  const { set, busy, problem, forget } = useSetPostingState(posting);
  const [isAsking, setIsAsking] = useState(false);
  const isActive = posting.state === 'active';
  const title = posting.title || t('admin-jobs.untitled');
  return (
    <>
      <RowMenu
        label={t('dashboard.actions-for-title', { title })}
        busy={busy}
        items={[
          { text: t('dashboard.view-details'), onSelect: onView },
          {
            text: t('admin-jobs.menu.edit'),
            onSelect: () => void navigate(adminPostingPath(posting.id)),
          },
          {
            text: t(isActive ? 'admin-jobs.menu.deactivate' : 'admin-jobs.menu.activate'),
            onSelect: () => set(isActive ? 'closed' : 'active'),
          },
          {
            text: t('admin-jobs.menu.delete'),
            danger: true,
            onSelect: () => setIsAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => {
          setIsAsking(false);
          forget();
        }}
        onConfirm={() => set('removed', () => setIsAsking(false))}
        title={t('admin-jobs.delete.title')}
        description={t('admin-jobs.delete.text')}
        confirmText={t('admin-jobs.delete.confirm')}
        busyText={t('dashboard.deleting')}
        busy={busy}
        error={isAsking ? problem : undefined}
      >
        <p className="text-14 font-medium wrap-anywhere">{title}</p>
      </ConfirmDialog>
    </>
  );
}
