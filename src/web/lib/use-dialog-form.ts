import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Refusal } from '#domain/refusals.ts';
import { toast } from '#web/ui/toast-store.ts';
import { textsOf } from './post-form.ts';
import { problemText, refusalWords } from './problem-text.ts';
import { callFailure, refusalOf, refusedField } from './refusal-text.ts';
import { useTexts } from './texts.tsx';
import { useIntentKey } from './use-intent-key.ts';

type Typed = Record<string, string>;
type Problems = Partial<Record<string, Refusal>>;

type Options<Done> = {
  /** What is wrong with what was typed, in the order of the form. */
  judge: (typed: Typed) => Problems;
  /** The most characters that a field takes. */
  longest?: Readonly<Record<string, number>>;
  send: (typed: Typed, idempotencyKey: string) => Promise<Done>;
  /** The field of a refusal that the server gives none for. */
  fieldOf?: (refusal: Refusal) => string | undefined;
  failedTitle: string;
  /** What is out of date once the form was sent. */
  changes: readonly unknown[];
  /** Where what was typed is kept while the dialog is closed, if it outlives this form. */
  kept?: { current: Typed };
  /** Where the dialog is this form's own: closes it. */
  onClose?: () => void;
  onDone: (done: Done) => void;
};

/** A form in a dialog: judged here, sent, and judged there. What was typed stays until it is taken, but for passwords. */
export function useDialogForm<Done>({
  judge,
  longest = {},
  send,
  fieldOf,
  failedTitle,
  changes,
  kept,
  onClose,
  onDone,
}: Options<Done>) {
  const t = useTexts();
  const id = useId();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const own = useRef<Typed>({});
  const draft = kept ?? own;
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: Typed) => send(typed, keyFor(typed)),
    onSettled: () => cache.invalidateQueries({ queryKey: changes }),
  });

  function show(form: HTMLFormElement, found: Problems): void {
    setProblems(found);
    const [first] = Object.keys(found);
    const control = first === undefined ? null : form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const typed = textsOf(new FormData(form));
    const found = judge(typed);
    show(form, found);
    const [name = ''] = Object.keys(found);
    const problem = found[name];
    if (problem !== undefined) {
      toast({ title: refusalWords(t, problem, longest[name]), tone: 'danger' });
      return;
    }
    mutate(typed, {
      onSuccess: (done) => {
        draft.current = {};
        onDone(done);
      },
      onError: (error) => {
        const refusal = refusalOf(error);
        const field = refusal && (refusedField(error) ?? fieldOf?.(refusal));
        if (refusal && field) show(form, { [field]: refusal });
        toast({ title: failedTitle, description: t(callFailure(error)), tone: 'danger' });
      },
    });
  }

  return {
    problems,
    /** What a FormDialog around the form needs of it: every way out forgets the complaints, and keeps what was typed. */
    dialog: {
      formId: id,
      busy: isPending,
      onClose: () => {
        setProblems({});
        onClose?.();
      },
      closeLabel: t('common.close'),
      cancelText: t('common.cancel'),
    },
    form: {
      id,
      noValidate: true,
      onSubmit,
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name, value, type } = target as HTMLInputElement;
        if (type !== 'password' && name !== '') draft.current[name] = value;
      },
    },
    /** Name, first value and what is wrong, for a field and its control. */
    field: (name: string, given = '') => {
      const problem = problems[name];
      return {
        control: { name, defaultValue: draft.current[name] ?? given },
        error: problemText(t, problem, longest[name]),
      };
    },
  };
}
