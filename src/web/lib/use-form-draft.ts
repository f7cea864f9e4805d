import { type RefObject, useEffect, useRef } from 'react';
import { type Draft, readDraft, writeDraft } from './form-draft.ts';

/**
 * Keeps what is typed into the named fields for as long as this tab lives, and puts it back where the form comes up
 * untouched. Returns how to forget it: what was sent is no draft any more.
 */
export function useFormDraft(
  element: RefObject<HTMLFormElement | null>,
  key: string,
  defaults: Draft,
  mayRestore: boolean,
): () => void {
  const latest = useRef({ defaults, mayRestore });
  const isSent = useRef(false);
  useEffect(() => {
    const form = element.current;
    if (form === null) return;
    const fields = Object.keys(latest.current.defaults).flatMap((name) => {
      const field = form.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      return isText || field instanceof RadioNodeList ? [{ name, field }] : [];
    });
    const save = () => {
      if (isSent.current) return;
      const values = Object.fromEntries(fields.map(({ name, field }) => [name, field.value]));
      writeDraft(sessionStorage, key, values, latest.current.defaults);
    };
    if (latest.current.mayRestore) {
      const draft = readDraft(sessionStorage, key);
      for (const { name, field } of fields) {
        const kept = draft[name];
        const untouched =
          field instanceof RadioNodeList ? latest.current.defaults[name] : field.defaultValue;
        // Someone may have typed before the scripts came.
        if (kept !== undefined && field.value === untouched) field.value = kept;
      }
    }
    save();
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, [element, key]);
  return () => {
    isSent.current = true;
    sessionStorage.removeItem(key);
  };
}
