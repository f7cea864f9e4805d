import { useQuery } from '@tanstack/react-query';
import { type RefObject, use, useEffect, useEffectEvent, useRef } from 'react';
import { api } from './api.ts';
import { draftKey, forgetDraft, readDraft, writeDraft } from './form-draft.ts';
import { type FormValues, readForm, writeForm } from './form-values.ts';
import { ReauthenticateContext } from './reauthenticate-context.ts';

type Options = {
  element: RefObject<HTMLFormElement | null>;
  /** Storage key of the draft in this tab. */
  draft?: string | undefined;
  /** Storage key for the round trip to another site for reauthentication; restored once. */
  draftOnTheWay?: string;
  initial: FormValues;
  typed: FormValues;
  isDirty: boolean;
  mayRestore: boolean;
  onFound: (values: FormValues, isDraft: boolean) => void;
  /** Called for a file chosen before hydration. */
  onEarlyFile: (form: HTMLFormElement, name: string) => void;
};

/**
 * Takes over values entered before hydration, and keeps the fields named by `initial` as a draft.
 */
export function useFormDraft({ draft, draftOnTheWay, ...form }: Options): {
  /** Ends the draft of what was sent, also after the form is left; what is newer stays. */
  forget: (sent?: FormValues) => void;
} {
  const key = useDraftKey(draft ?? draftOnTheWay);
  const keepers = use(ReauthenticateContext)?.keepers;
  const values = { ...form.initial, ...form.typed };
  const start = useEffectEvent(() => {
    const draftOf = key && form.mayRestore ? readDraft(key) : {};
    // Who is signed in may be known only after something was typed.
    const stored = Object.fromEntries(
      Object.entries(draftOf).filter(([name]) => !(name in form.typed)),
    );
    if (draftOnTheWay) forgetDraft(key);
    const element = form.element.current;
    const read = element ? readForm(element) : {};
    for (const file of element?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])
      if (element && file.files?.length) form.onEarlyFile(element, file.name);
    const isEarly = (name: string) => read[name] !== (values[name] ?? '');
    const early = Object.entries(read).filter(([name]) => isEarly(name));
    const found = { ...stored, ...Object.fromEntries(early) };
    if (Object.keys(found).length === 0) return;
    form.onFound(found, Object.keys(stored).length > 0);
    if (element) writeForm(element, { ...read, ...found });
  });
  useEffect(() => start(), [key]);

  const keep = useEffectEvent(() => {
    const { initial, isDirty } = form;
    const own = Object.keys(initial).map((name) => [name, values[name] ?? '']);
    // The draft stores the version its values are based on.
    const defaults = { ...initial, version: '' };
    if (key) writeDraft(key, Object.fromEntries(isDirty ? own : []), defaults);
  });
  const isFirst = useRef(true);
  useEffect(() => {
    // The first run precedes restoring the draft.
    if (draft && !isFirst.current) keep();
    isFirst.current = key === undefined;
  }, [draft, key, form.typed]);
  useEffect(() => {
    if (!draftOnTheWay || !keepers) return undefined;
    const keeper = () => keep();
    keepers.add(keeper);
    return () => void keepers.delete(keeper);
  }, [draftOnTheWay, keepers]);
  const forget = (sent?: FormValues) => {
    if (!draft || !key) return;
    // What was typed since is based on what was sent, not on an earlier version.
    const { version: _, ...kept } = readDraft(key);
    const newer = Object.entries(kept).filter(([name, value]) => sent && value !== sent[name]);
    writeDraft(key, Object.fromEntries(newer), {});
  };
  return { forget };
}

/** Storage key of a draft, per user or for a visitor; undefined until it is known who reads. */
export function useDraftKey(form: string | undefined): string | undefined {
  const { data } = useQuery({ ...api.account.me.query(), enabled: false });
  return form && data ? draftKey(form, data.account?.userId ?? 'visitor') : undefined;
}
