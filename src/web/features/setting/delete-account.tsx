import { type FormEvent, useId, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { isDeletionConfirmed } from '#domain/account/is-deletion-confirmed.ts';
import { announceAccountChange, holdReload } from '#web/lib/account-signals.ts';
import { postForm } from '#web/lib/post-form.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Says what goes and what stays, and why; asks for a word; and deletes at once. */
export function DeleteAccount({
  me,
  open,
  onClose,
}: {
  me: Me;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const word = t('settings.delete.word');

  async function submit(form: FormData): Promise<void> {
    setBusy(true);
    setError(undefined);
    holdReload(true);
    const failed = (message: string) => {
      holdReload(false);
      setBusy(false);
      setError(message);
      toast({ title: t('settings.delete.failed'), description: message, tone: 'danger' });
    };
    try {
      const answer = await postForm('/account/delete', form);
      if (answer === null) return failed(t('common.unknown'));
      if (!answer.ok) return failed(t(refusalText[answer.refusal]));
      localStorage.clear();
      sessionStorage.clear();
      announceAccountChange();
      window.location.assign(answer.redirectTo);
    } catch {
      failed(t('common.unreachable'));
    }
  }

  const isMember = me.kind === 'member';
  const goes = [
    t('settings.delete.goes-profile'),
    me.kind === 'student' && t('settings.delete.goes-files'),
    me.kind === 'student' && t('settings.delete.goes-applications'),
    isMember && t('settings.delete.goes-member'),
    t('settings.delete.goes-sessions'),
  ].filter((line) => line !== false);
  const stays = [
    me.kind === 'student' && t('settings.delete.stays-applications'),
    t('settings.delete.stays-forum'),
    me.kind === 'admin' && t('settings.delete.stays-audit'),
    t('settings.delete.stays-backups'),
  ].filter((line) => line !== false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('settings.delete.title')}
      description={t('settings.delete.text')}
      closeLabel={t('common.close')}
      cancelText={t('common.cancel')}
      submitText={t('settings.delete.submit')}
      busyText={t('settings.delete.busy')}
      busy={busy}
      tone="danger"
      formId={id}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (busy) return;
          const form = new FormData(event.currentTarget);
          if (isDeletionConfirmed(String(form.get('word') ?? ''), word)) void submit(form);
          else setError(t('refusal.not-confirmed'));
        }}
        className="flex flex-col gap-5 text-14"
      >
        <Lines title={t('settings.delete.goes')} lines={goes} />
        <Lines title={t('settings.delete.stays')} lines={stays} />
        <Field label={t('settings.delete.confirm', { word })} error={error} required>
          <Input name="word" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
      </form>
    </FormDialog>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <h3 className="font-semibold text-ink">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-ink-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
