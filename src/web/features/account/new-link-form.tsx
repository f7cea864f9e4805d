import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** Asks for a new link in the place of one that confirms no more, for the address which that was sent to. */
export function NewLinkForm({ token }: { token: string }) {
  const t = useTexts();
  const form = usePostedForm({ onDone: (redirectTo) => window.location.assign(redirectTo) });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void form.onSubmit(event);
  return (
    <form method="post" action="/confirm-email" onSubmit={onSubmit} className="flex flex-col gap-5">
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
        busyText={t('auth.forgot.busy')}
      >
        {t('auth.resend.new-link')}
      </Button>
      <p className="text-center text-14 text-ink-muted">
        {t.rich('auth.resend.elsewhere', {
          link: (text) => <Link to="/confirm-email">{text}</Link>,
        })}
      </p>
    </form>
  );
}
