import type { FormEvent, Ref } from 'react';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

type TokenFormProps = {
  ref?: Ref<HTMLFormElement>;
  action: '/auth/callback' | '/auth/not-me' | '/confirm-email';
  token: string;
  submitText: string;
  busyText: string;
  onDone: (redirectTo: string) => void;
};

/** Sends what a mailed link carries, by one press. */
export function TokenForm({ ref, action, token, submitText, busyText, onDone }: TokenFormProps) {
  const form = usePostedForm({ onDone });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void form.onSubmit(event);
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="token" value={token} />
      {form.message && (
        <Callout tone="danger" live>
          {form.message}
        </Callout>
      )}
      <Button type="submit" variant="primary" size="lg" busy={form.busy} busyText={busyText}>
        {submitText}
      </Button>
    </form>
  );
}
