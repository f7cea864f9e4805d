import { Link } from 'react-router';
import type { Me } from '#contract/account.ts';
import { isDeletionConfirmed } from '#domain/account/is-deletion-confirmed.ts';
import { ownSettingsPath } from '#domain/account/own-settings-path.ts';
import { announceAccountChange, holdReload } from '#web/lib/account-signals.ts';
import { removeStored } from '#web/lib/browser-storage.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { postForm } from '#web/lib/post-form.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

type Props = { me: Me } & DialogState;

/**
 * Explains what is deleted and what is retained, and why; asks for a confirmation word and
 * reauthentication; deletes immediately.
 */
export default function DeleteAccount(props: Props) {
  return (
    <Reauthenticate>
      <Ask {...props} />
    </Reauthenticate>
  );
}

function Ask({ me, ...dialog }: Props) {
  const t = useTexts();
  const word = t('settings.delete.word');
  const form = useForm({
    initial: { word: '' },
    draftOnTheWay: 'delete',
    validate: (values) =>
      isDeletionConfirmed(values['word'] ?? '', word) ? {} : { word: 'NOT_CONFIRMED' },
    fieldOf: 'word',
    submit: async (_values, sent) => {
      holdReload(true);
      try {
        return await postForm('/account/delete', sent.form);
      } catch (error) {
        holdReload(false);
        throw error;
      }
    },
    onDone: (redirectTo) => {
      removeStored('local', '');
      removeStored('session', '');
      announceAccountChange();
      return hardNavigate(redirectTo);
    },
    failedTitle: t('settings.delete.failed'),
  });
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
    <DialogForm
      form={form}
      {...dialog}
      title={t('settings.delete.title')}
      description={t('settings.delete.text')}
      submitText={t('settings.delete.submit')}
      busyText={t('dashboard.deleting')}
      tone="danger"
      className="flex flex-col gap-5 text-14"
    >
      <Lines title={t('settings.delete.goes')} lines={goes} />
      <Lines title={t('settings.delete.stays')} lines={stays} />
      <TextField
        name="word"
        label={t('settings.delete.confirm', { word })}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {/* After the field, which has the focus when the dialog opens. */}
      <p>
        <Link to={`${ownSettingsPath(me.kind)}/privacy`}>{t('settings.export.title')}</Link>
      </p>
    </DialogForm>
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
