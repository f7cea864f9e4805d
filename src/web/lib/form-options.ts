import type { FormRules } from './form-problems.ts';
import type { FormValues } from './form-values.ts';
import type { FormTextOptions } from './use-form-texts.ts';

export type FormOptions<Done> = FormRules &
  FormTextOptions & {
    id?: string;
    /** What the fields start with. A draft keeps the fields that are named here. */
    initial?: FormValues;
    submit: (values: FormValues, sent: { idempotencyKey: string; form: FormData }) => Promise<Done>;
    /** The form stays busy until this has ended. */
    onDone: (done: Done, values: FormValues) => unknown;
    /** Deals with a failure of its own kind, and says whether it did. */
    onFailed?: (error: unknown, values: FormValues) => boolean;
    /** Where the browser posts the form itself when no script runs. */
    action?: string;
    /** The name under which this tab keeps what is entered until it is sent, for each user apart. */
    draft?: string | undefined;
    draftOnTheWay?: string;
    /** What is out of date once the form was sent. */
    changes?: readonly unknown[];
    /** The title of a toast that says why the form was not sent; without one the form says it. */
    failedTitle?: string;
    /** What the documents want in a toast as well. */
    toasts?: 'missing' | 'failures' | 'all';
  };
