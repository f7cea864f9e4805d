import { type RefObject, useRef, useState } from 'react';
import {
  type PrefilledField,
  prefilledFields,
  prefillForm,
} from '#domain/application/prefill-form.ts';
import type { ResumeBasics } from '#domain/resume/resume.ts';
import { api } from '#web/lib/api.ts';
import { writeControl } from '#web/lib/form-values.ts';

/**
 * Extracts contact details from a resume file; null when it can't be read. Provided by the page,
 * because parsing is a separate feature.
 */
export type ReadContactFields = (file: File) => Promise<ResumeBasics | null>;

type Filled = { from: string; values: { field: PrefilledField; value: string }[] };

/** Fills empty form fields from the chosen resume, with an undo. */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  readContact: ReadContactFields,
) {
  const [filled, setFilled] = useState<Filled | null>(null);
  const turn = useRef(0);
  const fieldOf = (name: PrefilledField) => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : null;
  };
  const typedIn = (name: PrefilledField) => fieldOf(name)?.value.trim() ?? '';
  const write = (name: PrefilledField, value: string) => {
    const field = fieldOf(name);
    if (field !== null) writeControl(field, value);
  };
  const undo = () => {
    turn.current += 1;
    for (const { field, value } of filled?.values ?? [])
      if (fieldOf(field)?.value === value) write(field, '');
    setFilled(null);
  };
  const fill = async (from: string, load: () => Promise<ResumeBasics | null>) => {
    undo();
    const own = turn.current;
    if (prefilledFields.every((name) => typedIn(name) !== '')) return;
    const basics = await load().catch(() => null);
    if (basics === null || own !== turn.current) return;
    const values = prefillForm(
      { fullName: typedIn('fullName'), email: typedIn('email'), phone: typedIn('phone') },
      basics,
    );
    for (const { field, value } of values) write(field, value);
    if (values.length > 0) setFilled({ from, values });
  };
  return {
    filled,
    undo,
    fromWritten: (resume: { id: string; name: string }) =>
      void fill(resume.name, async () => {
        const { content } = await api.resume.load.call({ resumeId: resume.id });
        return content.basics;
      }),
    fromSent: ({ id, name }: { id: string; name: string }) =>
      void fill(name, async () => {
        const answer = await fetch(`/files/${id}`);
        return answer.ok ? readContact(new File([await answer.blob()], name)) : null;
      }),
    fromFile: (file: File) => void fill(file.name, () => readContact(file)),
  };
}
