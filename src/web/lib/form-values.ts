/** The values of the named controls of a form; '' when empty, unticked or not chosen. */
export type FormValues = Record<string, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = ({ type }: Control) => type === 'radio' || type === 'checkbox';

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name, disabled }) => name !== '' && !disabled);

/** Reads the visible values of a form, without files and hidden fields. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const control of controlsOf(form)) {
    if (control.type === 'file' || control.type === 'hidden') continue;
    const isOff = isChoice(control) && 'checked' in control && !control.checked;
    if (isOff) values[control.name] ??= '';
    else values[control.name] = control.value;
  }
  return values;
}

/**
 * Enters values as a user would. Text fields without a value are cleared; other controls stay
 * unchanged, and so do checkboxes of one name, of which one value can’t tell which are ticked.
 */
export function writeForm(form: HTMLFormElement, values: FormValues): void {
  const controls = controlsOf(form);
  const isGroup = ({ name, type }: Control) =>
    type === 'checkbox' && controls.filter((other) => other.name === name).length > 1;
  for (const control of controls) {
    if (control.type === 'hidden' || control.type === 'file' || isGroup(control)) continue;
    const value = values[control.name];
    if (value !== undefined) writeControl(control, value);
    else if (control.type !== 'select-one' && !isChoice(control)) writeControl(control, '');
  }
}

/** Enters one value and notifies React, which ignores values set directly on the element. */
export function writeControl(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && isChoice(control)) {
    const isOn = control.type === 'radio' ? control.value === value : value !== '';
    if (control.checked !== isOn && (isOn || control.type === 'checkbox')) control.click();
    return;
  }
  if (control.value === value) return;
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

export function nameOf(target: EventTarget): string {
  return target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '';
}

/** Focuses the first field of the form that is a key of `fields`. */
export function focusFirst(form: HTMLFormElement, fields: object): void {
  const named = controlsOf(form).find(({ name, type }) => name in fields && type !== 'hidden');
  const byId = Object.keys(fields).map((name) => form.querySelector(`#${CSS.escape(name)}`));
  const field = named ?? byId.find((each) => each !== null);
  if (field instanceof HTMLElement) field.focus();
}

/**
 * The fields left as loaded, with what somebody else has saved since: keeping one's own changes
 * must not undo theirs.
 */
export function takenOver(loaded: FormValues, typed: FormValues, theirs: FormValues): FormValues {
  const isUntouched = ([name]: [string, string]) =>
    name !== 'version' && typed[name]?.trim() === loaded[name]?.trim();
  return Object.fromEntries(Object.entries(theirs).filter(isUntouched));
}

/** Whether any value differs from the initial one, ignoring leading and trailing spaces. */
export function areDifferent(values: FormValues, initial: FormValues): boolean {
  return Object.entries(initial).some(
    ([name, before]) => name !== 'version' && values[name]?.trim() !== before.trim(),
  );
}
