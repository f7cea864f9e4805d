import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Refusal } from '#domain/refusals.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { api } from './api.ts';
import { DialogForm } from './dialog-form.tsx';
import { PasswordField } from './password-field.tsx';
import { ReauthenticateContext } from './reauthenticate-context.ts';
import { refusalOf } from './refusal-text.ts';
import { TextField } from './text-field.tsx';
import { useTexts } from './texts.tsx';
import { useForm } from './use-form.ts';

const securityQuery = () => api.account.loadSecurity.query();

/**
 * Wraps pages with actions that may require reauthentication. The page needs the texts 'auth' and
 * 'security'.
 */
export function Reauthenticate({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  // Loaded on demand: only some pages prefetch how the user can reauthenticate.
  const { data: security } = useQuery({ ...securityQuery(), enabled: false });
  const [isOpen, setOpen] = useState(false);
  /** The answer that one or more actions wait for. */
  const answer = useRef<PromiseWithResolvers<boolean> | null>(null);
  const end = (isConfirmed: boolean) => {
    setOpen(false);
    answer.current?.resolve(isConfirmed);
    answer.current = null;
  };
  const [keepers] = useState(() => new Set<() => void>());
  const confirm = useCallback(
    async <Done,>(work: () => Promise<Done>): Promise<Done> => {
      try {
        return await work();
      } catch (error) {
        if (refusalOf(error) !== 'CONFIRMATION_REQUIRED') throw error;
        await cache.ensureQueryData(securityQuery());
        setOpen(true);
        answer.current ??= Promise.withResolvers();
        if (!(await answer.current.promise)) throw error;
        return work();
      }
    },
    [cache],
  );
  const confirming = useMemo(() => ({ confirm, keepers }), [confirm, keepers]);
  const by = security?.confirmsBy;
  return (
    <ReauthenticateContext value={confirming}>
      {children}
      {by === 'google' && (
        <ByGoogle
          open={isOpen}
          onClose={() => end(false)}
          onLeave={() => {
            for (const keep of keepers) keep();
          }}
        />
      )}
      {(by === 'code' || by === 'password') && (
        <ByForm by={by} open={isOpen} onClose={() => end(false)} onDone={() => end(true)} />
      )}
    </ReauthenticateContext>
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
  const form = useForm({
    validate: (values) => (values[by]?.trim() ? {} : { [by]: missing }),
    fieldOf: by,
    submit: (values) => api.account.confirmMyself.call({ [by]: values[by] ?? '' }),
    changes: api.account.loadSecurity.key(),
    onDone,
  });
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      title={t('security.confirm.title')}
      description={t(`security.confirm.${by}`)}
      size="sm"
      submitText={t('security.confirm.submit')}
      busyText={t('security.confirm.busy')}
    >
      {by === 'code' ? (
        <TextField
          name="code"
          label={t('security.code.either')}
          autoComplete="one-time-code"
          maxLength={60}
        />
      ) : (
        <PasswordField
          name="password"
          label={t('security.password.current')}
          autoComplete="current-password"
        />
      )}
    </DialogForm>
  );
}

/** Users without a password confirm by signing in with Google again, then return here. */
function ByGoogle({
  open,
  onClose,
  onLeave,
}: {
  open: boolean;
  onClose: () => void;
  onLeave: () => void;
}) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('security.confirm.title')}
      description={t('security.confirm.google')}
      size="sm"
      footer={
        <ButtonLink
          to={`/auth/google?from=confirm&next=${encodeURIComponent(pathname + search)}`}
          reloadDocument
          onClick={onLeave}
          variant="primary"
        >
          {t('auth.google.continue')}
        </ButtonLink>
      }
    />
  );
}
