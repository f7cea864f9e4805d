import { Copy } from 'lucide-react';
import { copyText } from '#web/lib/copy-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Shows a generated password once, to pass on to its owner. */
export function GeneratedPassword({
  email,
  password,
  onClose,
}: {
  email: string;
  password: string | null;
  onClose: () => void;
}) {
  const t = useTexts();
  const copy = () =>
    copyText(password ?? '', {
      done: { title: t('admin-users.reset.copied') },
      failed: { title: t('admin-users.reset.copy-failed') },
    });
  return (
    <Dialog
      open={password !== null}
      onClose={onClose}
      title={t('admin-users.reset.made-for', { email })}
      size="sm"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('admin-users.reset.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="rounded-control border border-line bg-hover px-4 py-3 text-center font-mono text-20 wrap-anywhere text-ink select-all">
          {password}
        </p>
        <Button icon={Copy} onClick={() => void copy()}>
          {t('admin-users.reset.copy')}
        </Button>
        <Callout tone="warning">{t('admin-users.reset.made')}</Callout>
      </div>
    </Dialog>
  );
}
