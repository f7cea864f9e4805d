import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Security } from '#contract/account-security.ts';
import type { Refusal } from '#domain/refusals.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { api } from './api.ts';
import { PasswordInput } from './password-input.tsx';
import { refusalOf } from './refusal-text.ts';
import { useTexts } from './texts.tsx';
import { useDialogForm } from './use-dialog-form.ts';

type Confirm = <Done>(work: () => Promise<Done>) => Promise<Done>;

const ConfirmedContext = createContext<Confirm | null>(null);

/** Does what is sensitive: when the server asks who it is, a dialog asks, and then it is done with what was typed. */
export function useConfirmed(): Confirm {
  const confirmed = use(ConfirmedContext);
  if (confirmed === null) throw new Error('Confirmed is missing above this component');
  return confirmed;
}

/** Around everything that may ask its user to show anew who it is. */
export function Confirmed({ by, children }: { by: Security['confirmsBy']; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void) | null>(null);
  const end = (isConfirmed: boolean) => {
    setOpen(false);
    waiting.current?.(isConfirmed);
    waiting.current = null;
  };
  const confirmed = useCallback<Confirm>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (refusalOf(error) !== 'CONFIRMATION_REQUIRED') throw error;
      setOpen(true);
      const isConfirmed = await new Promise<boolean>((resolve) => (waiting.current = resolve));
      if (!isConfirmed) throw error;
      return work();
    }
  }, []);
  return (
    <ConfirmedContext value={confirmed}>
      {children}
      {by === 'google' ? (
        <ByGoogle open={isOpen} onClose={() => end(false)} />
      ) : (
        <ByForm by={by} open={isOpen} onClose={() => end(false)} onDone={() => end(true)} />
      )}
    </ConfirmedContext>
  );
}

function ByForm({
  by,
  open,
  onClose,
  onDone,
}: {
  by: 'code' | 'password';
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTexts();
  const missing: Refusal = by === 'code' ? 'CODE_REQUIRED' : 'CURRENT_PASSWORD_REQUIRED';
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge: (typed) => (typed[by]?.trim() ? {} : { [by]: missing }),
    fieldOf: () => by,
    changes: api.account.loadSecurity.key(),
    failedTitle: t('security.confirm.failed'),
    send: (typed) => api.account.confirmMyself.call({ [by]: typed[by] ?? '' }),
    onDone,
  });
  const { control, error } = field(by);
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('security.confirm.title')}
      description={t(`security.confirm.${by}`)}
      size="sm"
      submitText={t('security.confirm.submit')}
      busyText={t('security.confirm.busy')}
    >
      <form {...form}>
        {by === 'code' ? (
          <Field label={t('security.code.either')} error={error}>
            <Input {...control} autoComplete="one-time-code" maxLength={60} />
          </Field>
        ) : (
          <Field label={t('security.password.current')} error={error}>
            <PasswordInput name={control.name} autoComplete="current-password" />
          </Field>
        )}
      </form>
    </FormDialog>
  );
}

/** Who has no password shows it by signing in once more, and comes back here. */
function ByGoogle({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('security.confirm.title')}
      description={t('security.confirm.google')}
      closeLabel={t('common.close')}
      size="sm"
      footer={
        <ButtonLink
          to={`/auth/google?from=login&next=${encodeURIComponent(pathname + search)}`}
          reloadDocument
          variant="primary"
        >
          {t('auth.google.continue')}
        </ButtonLink>
      }
    />
  );
}
