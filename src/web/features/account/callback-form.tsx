import { type FormEvent, useEffect, useRef } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { goIn } from './go-in.ts';

/** Confirms an address as soon as scripts run, by a press without them: what only looks at links of mails uses none up. */
export function CallbackForm({ token }: { token: string }) {
  const t = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const form = usePostedForm({ onDone: (redirectTo) => goIn(redirectTo, 'signup') });
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    element.current?.requestSubmit();
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void form.onSubmit(event);
  return (
    <form
      ref={element}
      method="post"
      action="/auth/callback"
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="token" value={token} />
      {form.message && (
        <Callout tone="danger" live>
          {form.message}
        </Callout>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={form.busy}
        busyText={t('auth.callback.title')}
      >
        {t('auth.callback.submit')}
      </Button>
    </form>
  );
}
