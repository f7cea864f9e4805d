import { useEffect, useRef } from 'react';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { postForm } from '#web/lib/post-form.ts';
import { useForm } from '#web/lib/use-form.ts';

type TokenFormProps = {
  action: '/auth/callback' | '/auth/not-me' | '/confirm-email';
  token: string;
  submitText: string;
  busyText: string;
  onDone: (redirectTo: string) => unknown;
  /** Submits itself as soon as scripts run. */
  isSentAtOnce?: boolean;
};

/** Sends the token of a mailed link by one click. */
export function TokenForm({
  action,
  token,
  submitText,
  busyText,
  onDone,
  isSentAtOnce = false,
}: TokenFormProps) {
  const form = useForm({
    action,
    submit: (_values, sent) => postForm(action, sent.form),
    onDone,
  });
  const { ref } = form.props;
  const isSent = useRef(false);
  useEffect(() => {
    if (isSentAtOnce && !isSent.current) ref.current?.requestSubmit();
    isSent.current = true;
  }, [isSentAtOnce, ref]);
  return (
    <Form form={form}>
      <input type="hidden" name="token" value={token} />
      <SubmitButton size="lg" busyText={busyText}>
        {submitText}
      </SubmitButton>
    </Form>
  );
}
