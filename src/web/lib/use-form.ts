import { useQueryClient } from '@tanstack/react-query';
import {
  type FocusEvent,
  type FormEvent,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { standardToasts, toast } from '#web/ui/toast-store.ts';
import type { FormOptions } from './form-options.ts';
import { type Problems, problemsIn, problemsOf, recheck } from './form-problems.ts';
import {
  areDifferent,
  focusFirst,
  type FormValues,
  nameOf,
  readForm,
  takenOver,
  writeForm,
} from './form-values.ts';
import { ReauthenticateContext } from './reauthenticate-context.ts';
import { isExplained } from './show-failure.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useFormTexts } from './use-form-texts.ts';
import { useIntentKey } from './use-intent-key.ts';
import { useRefusedForm } from './use-refused-form.ts';

type State = {
  problems: Problems;
  failure: unknown;
  /** The failure concerns no particular field. */
  isGeneral: boolean;
  attempt: number;
};

/** A form's values, problems and draft, and submitting it once per intent. */
export function useForm<Done>(options: FormOptions<Done>) {
  const { initial = {}, doneText, failedTitle, toasts, action } = options;
  const ownId = useId();
  const id = options.id ?? ownId;
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const reauthenticating = use(ReauthenticateContext);
  const refused = useRefusedForm(action !== undefined);
  const { longest, messageOf, failureText, problemAt } = useFormTexts(options);
  const element = useRef<HTMLFormElement>(null);
  /** The message about the attempt before, which the next one makes outdated. */
  const told = useRef<number>(undefined);
  const [typed, setTyped] = useState<FormValues>(refused?.values ?? {});
  const [busy, setBusy] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const [resets, setResets] = useState(0);
  const [state, setState] = useState<State>(() => {
    const failure = refused && { code: refused.refusal, data: refused };
    const problems = problemsIn(options, failure, refused?.values ?? {});
    return { problems, failure, isGeneral: Object.keys(problems).length === 0, attempt: 0 };
  });
  const { problems, failure, isGeneral, attempt } = state;
  const values = { ...initial, ...typed };
  const isDirty = areDifferent(values, initial);

  function show(found: Problems, error: unknown): void {
    const [problem] = Object.values(found);
    const isGeneral = problem === undefined;
    setState(({ attempt: times }) => {
      return { problems: found, failure: error, isGeneral, attempt: times + 1 };
    });
    if (element.current) focusFirst(element.current, found);
    if (toasts === 'missing' && problem === 'FIELDS_REQUIRED') {
      told.current = toast({ title: messageOf(problem), tone: 'danger' });
    } else if (failedTitle && !isExplained(error) && (toasts === 'all' || problem === undefined)) {
      const description = problem && error === null ? messageOf(problem) : failureText(error);
      told.current = toast({ title: failedTitle, description, tone: 'danger' });
    }
  }

  /** Clears fixed problems; shows a new problem with that field if `mayAppear`. */
  function check(form: HTMLFormElement, name: string, mayAppear: boolean): void {
    const now = { ...values, ...readForm(form) };
    const found = problemsOf(options, now, new FormData(form));
    setState((before) => ({ ...before, problems: recheck(before, found, name, mayAppear) }));
  }

  function onChange({ currentTarget: form, target }: FormEvent<HTMLFormElement>): void {
    const read = readForm(form);
    setTyped((before) => ({ ...before, ...read }));
    // A file input has no half-typed state, so its problem may appear on change.
    check(form, nameOf(target), target instanceof HTMLInputElement && target.type === 'file');
  }

  function onBlur({ currentTarget: form, target }: FocusEvent<HTMLFormElement>): void {
    const name = nameOf(target);
    const leave = () => check(form, name, Boolean(readForm(form)[name]));
    // An error line that appears during a press would move the pressed element.
    if (document.querySelector('body :active') === null) leave();
    else window.addEventListener('pointerup', () => setTimeout(leave), { once: true });
  }

  const refresh = () =>
    options.changes && void cache.invalidateQueries({ queryKey: options.changes });
  async function send(form: HTMLFormElement): Promise<void> {
    if (told.current !== undefined) standardToasts.close(told.current);
    const data = new FormData(form);
    const now = { ...values, ...readForm(form) };
    setTyped(now);
    const found = problemsOf(options, now, data);
    if (Object.keys(found).length > 0) return show(found, null);
    clearProblems();
    setBusy(true);
    try {
      const work = () =>
        options.submit(now, { context: { idempotencyKey: keyFor(now) }, form: data });
      const done = await (reauthenticating ? reauthenticating.confirm(work) : work());
      forgetDraft(now);
      refresh();
      await options.onDone(done, now);
      const title = typeof doneText === 'function' ? doneText(done, now) : doneText;
      if (title) toast({ title, tone: 'success' });
      reset(now);
    } catch (error) {
      refresh();
      if (!options.onFailed?.(error, now)) show(problemsIn(options, error, now), error);
    }
    setBusy(false);
  }

  const clearProblems = () =>
    setState((before) => ({ ...before, problems: {}, failure: null, isGeneral: false }));

  /** Returns to the initial values, except in fields that differ from what was `sent`. */
  function reset(sent?: FormValues): void {
    const isNewer = ([name, value]: [string, string]) => sent && value !== sent[name];
    setTyped((before) => Object.fromEntries(Object.entries(before).filter(isNewer)));
    setRestored(false);
    clearProblems();
    setResets((count) => count + 1);
  }
  /** Fills the fields that were left as `loaded` with what somebody else has saved since. */
  function takeOver(theirs: FormValues, loaded: FormValues = initial): void {
    const form = element.current;
    const now = form ? { ...values, ...readForm(form) } : values;
    const taken = takenOver(loaded, now, theirs);
    setTyped((before) => ({ ...before, ...taken }));
    if (form) writeForm(form, { ...now, ...taken });
  }

  const writeInitial = useEffectEvent(() => {
    if (element.current && resets > 0) writeForm(element.current, values);
  });
  useEffect(() => writeInitial(), [resets]);

  const { forget: forgetDraft } = useFormDraft({
    ...options,
    element,
    initial,
    typed,
    isDirty,
    mayRestore: refused === null,
    onEarlyFile: (form, name) => check(form, name, true),
    onFound: (found, isDraft) => {
      setTyped((before) => ({ ...before, ...found }));
      setRestored(isDraft);
    },
  });

  const isMissing = toasts === 'all' && Object.values(problems).includes('FIELDS_REQUIRED');
  const isShownInForm = !failedTitle || toasts === 'all' || toasts === 'failures' || attempt === 0;
  const general = failure !== null && isGeneral && isShownInForm ? failureText(failure) : null;
  return {
    id,
    busy,
    values,
    problems,
    failure,
    attempt,
    isDirty,
    isRestored,
    longest,
    /** The general error, when neither a field nor a toast shows it. */
    message: isMissing ? messageOf('FIELDS_REQUIRED') : general,
    errorOf: (name: string) => problemAt(name, problems[name], failure),
    /** Props for a field's control. */
    control: (name: string) => ({
      name,
      defaultValue: values[name] ?? '',
      // Without scripts this focuses the first invalid field.
      autoFocus: refused !== null && attempt === 0 && Object.keys(problems)[0] === name,
    }),
    /** Sets the value of a custom field. */
    set: (name: string, value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setState((before) => {
        const { [name]: _, ...rest } = before.problems;
        return { ...before, problems: rest };
      });
    },
    takeOver,
    /** Resets to the current initial values. */
    reset: () => reset(),
    /** Clears the problems but keeps the input, when a dialog closes. */
    clearProblems,
    props: {
      id,
      ref: element,
      noValidate: true,
      ...(action !== undefined && { method: 'post' as const, action }),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void send(event.currentTarget);
      },
      onChange,
      onBlur,
    },
  };
}

export type FormState = ReturnType<typeof useForm>;
