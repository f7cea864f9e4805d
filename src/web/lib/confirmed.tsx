import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import type { Refusal } from '#domain/refusals.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { api } from './api.ts';
import { draftKey, readDraft, writeDraft } from './form-draft.ts';
import { PasswordInput } from './password-input.tsx';
import { refusalOf } from './refusal-text.ts';
import { useTexts } from './texts.tsx';
import { useDialogForm } from './use-dialog-form.ts';

type Confirm = <Done>(work: () => Promise<Done>) => Promise<Done>;

type Confirming = {
  confirm: Confirm;
  /** What keeps typed fields when the page is left to sign in elsewhere. */
  keepers: Set<() => void>;
};

const ConfirmedContext = createContext<Confirming | null>(null);

/** Does what is sensitive: when the server asks who it is, a dialog asks, and then it is done with what was typed. */
export function useConfirmed(): Confirm {
  return useConfirming().confirm;
}

function useConfirming(): Confirming {
  const confirming = use(ConfirmedContext);
  if (confirming === null) throw new Error('Confirmed is missing above this component');
  return confirming;
}

/**
 * Who shows by signing in elsewhere who it is leaves the page for that: what is typed into the field of this name is
 * kept for the way, and stands in it again afterwards, once. Never for a password.
 */
export function useKeptOnTheWay(form: string, userId: string, name: string) {
  const { keepers } = useConfirming();
  const field = useRef<HTMLInputElement>(null);
  const key = draftKey(form, userId);
  useEffect(() => {
    const kept = readDraft(sessionStorage, key)[name];
    if (field.current && kept !== undefined && field.current.value === '') {
      field.current.value = kept;
    }
    sessionStorage.removeItem(key);
    const keep = () => {
      writeDraft(sessionStorage, key, { [name]: field.current?.value ?? '' }, {});
    };
    keepers.add(keep);
    return () => void keepers.delete(keep);
  }, [keepers, key, name]);
  return field;
}

const securityQuery = () => api.account.loadSecurity.queryOptions({ input: {} });

/** Around everything that may ask its user to show anew who it is. Its page has the texts 'auth' and 'security'. */
export function Confirmed({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  // How its user shows that is asked when it is needed, where the page does not know it already.
  const { data: security } = useQuery({ ...securityQuery(), enabled: false });
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void) | null>(null);
  const end = (isConfirmed: boolean) => {
    setOpen(false);
    waiting.current?.(isConfirmed);
    waiting.current = null;
  };
  const [keepers] = useState(() => new Set<() => void>());
  const confirm = useCallback<Confirm>(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        if (refusalOf(error) !== 'CONFIRMATION_REQUIRED') throw error;
        await cache.ensureQueryData(securityQuery());
        setOpen(true);
        const isConfirmed = await new Promise<boolean>((resolve) => (waiting.current = resolve));
        if (!isConfirmed) throw error;
        return work();
      }
    },
    [cache],
  );
  const confirming = useMemo(() => ({ confirm, keepers }), [confirm, keepers]);
  const by = security?.confirmsBy;
  return (
    <ConfirmedContext value={confirming}>
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
      closeLabel={t('common.close')}
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
