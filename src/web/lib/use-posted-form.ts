import { type FormEvent, useState } from 'react';
import type { FormAnswer, RefusedForm } from '#contract/page-context.ts';
import type { Refusal } from '#domain/refusals.ts';
import { postForm } from './post-form.ts';
import { refusalText } from './refusal-text.ts';
import { useTexts } from './texts.tsx';
import { useRefusedForm } from './use-refused-form.ts';

type Options = {
  /** Looks at the form before it is sent; false keeps it here. */
  check?: (form: FormData) => boolean;
  onDone: (redirectTo: string) => void;
  onRefused?: (refused: RefusedForm, message: string) => void;
  /** The server was out of reach, or failed. */
  onFailed?: (message: string) => void;
  /** Says a refusal in other words than the catalogue's usual ones. */
  textOf?: (refusal: Refusal) => string;
  /** What to say of a failure of ours, when not the usual. */
  unknownText?: string;
};

type Failure = 'common.unreachable' | 'common.unknown';

/**
 * A form with a door of its own: posted by this script when scripts run, by the browser when they don't. What was
 * typed stays in both cases; `refused` is the last no, `message` its text.
 */
export function usePostedForm({
  check,
  onDone,
  onRefused,
  onFailed,
  textOf,
  unknownText,
}: Options) {
  const t = useTexts();
  const posted = useRefusedForm();
  const [state, setState] = useState<{
    refused: RefusedForm | null;
    failure: Failure | null;
    attempt: number;
  }>({
    refused: posted,
    failure: null,
    attempt: 0,
  });
  const [busy, setBusy] = useState(false);

  const messageOf = (refused: RefusedForm) => {
    const message = textOf?.(refused.refusal) ?? t(refusalText[refused.refusal]);
    const seconds = refused.retryAfterSeconds;
    if (seconds === null) return message;
    const minutes = Math.ceil(seconds / 60);
    const wait = seconds > 90 ? t('site.wait-minutes', { minutes }) : t('site.wait', { seconds });
    return `${message} ${wait}`;
  };

  const failureText = (failure: Failure) =>
    failure === 'common.unknown' && unknownText ? unknownText : t(failure);

  function take(answer: FormAnswer | null): void {
    if (answer === null) return fail('common.unknown');
    if (answer.ok) {
      setState(({ attempt }) => ({ refused: null, failure: null, attempt }));
      return onDone(answer.redirectTo);
    }
    setBusy(false);
    setState(({ attempt }) => ({ refused: answer, failure: null, attempt: attempt + 1 }));
    onRefused?.(answer, messageOf(answer));
  }

  function fail(failure: Failure): void {
    setBusy(false);
    setState(({ refused, attempt }) => ({ refused, failure, attempt: attempt + 1 }));
    onFailed?.(failureText(failure));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const form = new FormData(element);
    if (check && !check(form)) return;
    setBusy(true);
    try {
      take(await postForm(element.action, form));
    } catch {
      fail('common.unreachable');
    }
  }

  const { refused, failure, attempt } = state;
  const message = failure ? failureText(failure) : refused && messageOf(refused);
  /** The form stays where it is after it was taken: it may be sent again. */
  const rest = () => setBusy(false);
  return { onSubmit, rest, busy, refused, message, attempt, values: refused?.values ?? {} };
}
