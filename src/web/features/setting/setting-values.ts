import type { FormValues } from '#web/lib/form-values.ts';

/** Settings as form values, '' for off. */
export function valuesOf(saved: Record<string, unknown>): FormValues {
  const values = Object.entries(saved).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? (value ? 'on' : '') : String(value),
  ]);
  return Object.fromEntries(values);
}

/**
 * Form values as settings of the same types; an invalid number stays invalid, so that the server
 * rejects it.
 */
export function settingsFrom<Saved extends object>(values: FormValues, saved: Saved): Saved {
  const settings = Object.entries(saved).map(([key, before]) => {
    const value = values[key] ?? '';
    if (typeof before === 'boolean') return [key, value !== ''];
    if (typeof before !== 'number') return [key, value];
    return [key, value.trim() === '' ? Number.NaN : Number(value)];
  });
  return Object.fromEntries(settings) as Saved;
}
