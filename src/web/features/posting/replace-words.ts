import { replacedText } from '#domain/posting-check/replaced-text.ts';
import { writeControl } from '#web/lib/form-values.ts';

export type Change = { field: string; before: string; after: string };

function textControl(form: HTMLFormElement, field: string) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : null;
}

/** Replaces words of a field of the form; null if the field has changed since. */
export function replaceWords(
  form: HTMLFormElement,
  { field, start, end, words }: { field: string; start: number; end: number; words: string },
  rewrite: string,
): Change | null {
  const control = textControl(form, field);
  if (control === null || control.value.slice(start, end) !== words) return null;
  const before = control.value;
  const after = replacedText(before, start, end, rewrite);
  writeControl(control, after);
  return { field, before, after };
}

/** Takes a replacement back; false if the field was edited after it. */
export function undoChange(form: HTMLFormElement, { field, before, after }: Change): boolean {
  const control = textControl(form, field);
  if (control === null || control.value !== after) return false;
  writeControl(control, before);
  return true;
}

export function focusField(form: HTMLFormElement | null, field: string): void {
  if (form) textControl(form, field)?.focus();
}

/** Shows and selects the words in their field. */
export function selectWords(
  form: HTMLFormElement,
  field: string,
  start: number,
  end: number,
): void {
  const control = textControl(form, field);
  control?.focus();
  control?.setSelectionRange(start, end);
}
