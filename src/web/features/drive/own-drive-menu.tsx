import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { OwnDrive } from '#contract/drive.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useUndoChange } from './use-undo-change.ts';

/** An administrator's actions for a drive; cancelling needs confirmation. */
export function OwnDriveMenu({ drive, onEdit }: { drive: OwnDrive; onEdit: () => void }) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const tell = useUndoChange();
  const [isOpen, setIsOpen] = useState(false);
  const input = { driveId: drive.id, version: drive.version };
  const names = { title: drive.form.title, company: drive.form.companyName };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.drive.cancel.call(input, { context: { idempotencyKey: keyFor(input) } }),
    onSuccess: ({ changeId }) => {
      setIsOpen(false);
      tell(t('admin-drive.cancelling.done'), changeId);
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
      {items.length > 0 && (
        <Menu
          trigger={
            <IconButton icon={MoreHorizontal} size="sm" label={t('admin-drive.menu', names)} />
          }
          items={items}
        />
      )}
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          reset();
        }}
        onConfirm={() => mutate()}
        title={t('admin-drive.cancelling.title', names)}
        description={t('admin-drive.cancelling.text', { count: drive.followers })}
        confirmText={t('admin-drive.cancelling.submit')}
        busyText={t('admin-drive.cancelling.busy')}
        cancelText={t('admin-drive.cancelling.keep')}
        busy={isPending}
        error={error ? t(callFailure(error)) : undefined}
      />
    </>
  );
}
