import { type FormEvent, useId, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { isDeletionConfirmed } from '#domain/account/is-deletion-confirmed.ts';
import { announceAccountChange, holdReload } from '#web/lib/account-signals.ts';
import { Confirmed, useConfirmed, useKeptOnTheWay } from '#web/lib/confirmed.tsx';
import { postForm } from '#web/lib/post-form.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = { me: Me; open: boolean; onClose: () => void };

/** Says what goes and what stays, and why; asks for a word, and who it is; and deletes at once. */
export function DeleteAccount(props: Props) {
  return (
    <Confirmed>
      <Ask {...props} />
    </Confirmed>
  );
}

/** Posts to the door, whose refusals are thrown as those of calls are. */
async function remove(form: FormData): Promise<string> {
  const answer = await postForm('/account/delete', form);
  if (answer === null)
    throw Object.assign(new Error('an answer that is none of ours'), { status: 0 });
  if (!answer.ok) throw Object.assign(new Error(answer.refusal), { code: answer.refusal });
  return answer.redirectTo;
}

function Ask({ me, open, onClose }: Props) {
  const t = useTexts();
  const id = useId();
  const confirmed = useConfirmed();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const word = t('settings.delete.word');

  async function submit(form: FormData): Promise<void> {
    setBusy(true);
    setError(undefined);
    holdReload(true);
    try {
      const redirectTo = await confirmed(() => remove(form));
      localStorage.clear();
      sessionStorage.clear();
      announceAccountChange();
      window.location.assign(redirectTo);
    } catch (failure) {
      const message = t(callFailure(failure));
      holdReload(false);
      setBusy(false);
      setError(message);
      toast({ title: t('settings.delete.failed'), description: message, tone: 'danger' });
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
        <Word userId={me.userId} error={error} />
      </form>
    </FormDialog>
  );
}

/** Apart from the form, so that it comes and goes with what the dialog shows. */
function Word({ userId, error }: { userId: string; error: string | undefined }) {
  const t = useTexts();
  const field = useKeptOnTheWay('delete', userId, 'word');
  return (
    <Field
      label={t('settings.delete.confirm', { word: t('settings.delete.word') })}
      error={error}
      required
    >
      <Input
        ref={field}
        name="word"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Field>
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
