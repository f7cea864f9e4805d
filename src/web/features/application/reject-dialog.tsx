import { useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type Addressee, MergedPreview } from './merged-preview.tsx';
import { TemplatePicker } from './template-picker.tsx';

const maxReason = 1_000;

/** Asks for the reason of a rejection and for confirmation. The input stays when it is closed. */
export function RejectDialog({
  about,
  name,
  title,
  text,
  confirm: confirmText,
  busyText,
  people,
  open,
  busy,
  error,
  onClose,
  onReject,
}: {
  /** Identifies what is rejected: another selection starts with an empty reason. */
  about: string;
  name: string;
  /** Replaces the default title for several applications. */
  title?: string;
  text?: string;
  confirm?: string;
  busyText?: string;
  /** The applicants for whom placeholders are filled in; also offers templates. */
  people?: readonly Addressee[];
  open: boolean;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onReject: (reason: string) => void;
}) {
  const t = useTexts();
  const countText = useCountText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const reason = reasons[about] ?? '';
  const typed = reason.trim();
  const isTooLong = typed.length > maxReason;
  const isWrong = isTooLong || typed === '';
  const problem = isTooLong ? t('company.reject.too-long') : t('refusal.reason-required');
  const confirm = () => {
    setTried(isWrong);
    if (isWrong) field.current?.focus();
    else onReject(typed);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        setTried(false);
        onClose();
      }}
      onConfirm={confirm}
      title={title ?? t('company.reject.title', { name })}
      description={text ?? t('company.reject.text')}
      confirmText={confirmText ?? t('company.reject.confirm')}
      busy={busy}
      busyText={busyText ?? t('company.reject.busy')}
      error={error}
    >
      <div className="flex flex-col gap-3">
        <Field
          label={t('dashboard.reason')}
          required
          help={t('company.reject.reason-help')}
          error={isTried && isWrong ? problem : undefined}
        >
          <Textarea
            ref={field}
            rows={4}
            value={reason}
            dir="auto"
            most={maxReason}
            countText={countText}
            onChange={(event) => setReasons({ ...reasons, [about]: event.currentTarget.value })}
          />
        </Field>
        {people && open && (
          <TemplatePicker
            kind="rejection"
            onPick={(body) => setReasons({ ...reasons, [about]: body })}
          />
        )}
        {people && open && <MergedPreview body={reason} people={people} />}
      </div>
    </ConfirmDialog>
  );
}
