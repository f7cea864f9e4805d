import { type ReactNode, useState } from 'react';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** A form of settings with one button that saves it, says so, and says why not. */
export function SettingForm({
  savedText,
  save,
  onFailed,
  children,
}: {
  savedText: string;
  save: (data: FormData) => Promise<unknown>;
  /** Shows what it is about at its field. */
  onFailed?: (error: unknown) => void;
  children: ReactNode;
}) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  async function submit(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    try {
      await save(new FormData(form));
      toast({ title: savedText, tone: 'success' });
    } catch (error) {
      onFailed?.(error);
      const description = t(callFailure(error));
      toast({ title: t('settings.failed'), description, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      }}
      className="flex flex-col gap-6"
    >
      {children}
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyText={t('settings.saving')}
        className="self-start"
      >
        {t('settings.save')}
      </Button>
    </form>
  );
}
