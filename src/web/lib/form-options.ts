import type { FormRules } from './form-problems.ts';
import type { FormValues } from './form-values.ts';
import type { FormTextOptions } from './use-form-texts.ts';

export type FormOptions<Done> = FormRules &
  FormTextOptions & {
    id?: string;
    /** Initial values. A draft keeps only the fields named here. */
    initial?: FormValues;
    submit: (
      values: FormValues,
      /** The context of the call, which is made once per intent, and the form as it is. */
      sent: { context: { idempotencyKey: string }; form: FormData },
    ) => Promise<Done>;
    /** The form stays busy until this settles. */
    onDone: (done: Done, values: FormValues) => unknown;
    /** Title of a toast after `onDone`. */
    doneText?: string | ((done: Done, values: FormValues) => string);
    /** Handles a specific failure and returns whether it did. */
    onFailed?: (error: unknown, values: FormValues) => boolean;
    /** The URL the browser posts the form to without scripts. */
    action?: string;
    /** Storage key of the draft in this tab. */
    draft?: string | undefined;
    draftOnTheWay?: string;
    /** Queries to invalidate after the form is sent. */
    changes?: readonly unknown[];
    /** Title of a toast for failures; without it the form shows the message itself. */
    failedTitle?: string;
    /** Messages that the requirements also want as a toast. */
    toasts?: 'missing' | 'failures' | 'all';
  };
