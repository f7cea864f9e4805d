import type { FormValues } from '#web/lib/form-values.ts';

/** Settings as a form shows them, '' for what is off. */
export function valuesOf(saved: Record<string, unknown>): FormValues {
  const values = Object.entries(saved).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? (value ? 'on' : '') : String(value),
  ]);
  return Object.fromEntries(values);
}

/** What a form shows as settings of the same types; a number that is none is not one on the other side either. */
export function settingsFrom<Saved extends object>(values: FormValues, saved: Saved): Saved {
  const settings = Object.entries(saved).map(([key, before]) => {
    const value = values[key] ?? '';
    if (typeof before === 'boolean') return [key, value !== ''];
    if (typeof before !== 'number') return [key, value];
    return [key, value.trim() === '' ? Number.NaN : Number(value)];
  });
  return Object.fromEntries(settings) as Saved;
}
