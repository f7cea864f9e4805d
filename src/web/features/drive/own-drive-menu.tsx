import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnDrive } from '#contract/drive.ts';
import { api } from '#web/lib/api.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { useUndoChange } from './use-undo-change.ts';

/** An administrator's actions for a drive; cancelling needs confirmation. */
export function OwnDriveMenu({ drive, onEdit }: { drive: OwnDrive; onEdit: () => void }) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const offerUndo = useUndoChange();
  const [isOpen, setIsOpen] = useState(false);
  const input = { driveId: drive.id, version: drive.version };
  const names = { title: drive.form.title, company: drive.form.companyName };
  const mutation = useMutation({
    mutationFn: () => api.drive.cancel.call(input, { context: { idempotencyKey: keyFor(input) } }),
    onSuccess: ({ changeId }) => {
      setIsOpen(false);
      offerUndo(t('admin-drive.cancelling.done'), changeId);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.drive.key() }),
  });
  const { sourceUrl } = drive.form;
  const items = [
    ...(sourceUrl ? [{ text: t('admin-drive.source'), to: sourceUrl }] : []),
    ...(drive.isCancelled
      ? []
      : [
          { text: t('admin-drive.edit'), onSelect: onEdit },
          { text: t('admin-drive.cancel'), danger: true, onSelect: () => setIsOpen(true) },
        ]),
  ];
  return (
    <>
      {items.length > 0 && <RowMenu label={t('admin-drive.menu', names)} items={items} />}
      <ConfirmMutation
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => mutation.mutate()}
        title={t('admin-drive.cancelling.title', names)}
        description={t('admin-drive.cancelling.text', { count: drive.followers })}
        confirmText={t('admin-drive.cancelling.submit')}
        busyText={t('dashboard.cancelling')}
        cancelText={t('admin-drive.cancelling.keep')}
        mutation={mutation}
      />
    </>
  );
}
