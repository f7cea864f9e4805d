import type { SettingGroup } from '#domain/setting/setting-groups.ts';

/** What stands in the fields: numbers as they are typed. */
export type Typed = Record<string, string | boolean>;
type Saved = Record<string, unknown>;

const numbers = new Set(['sessionMinutes', 'minPasswordLength', 'usdRate']);

/** Settings as the fields show them. */
export function typedOf(saved: Saved): Typed {
  const { version: _, ...settings } = saved;
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key,
      typeof value === 'boolean' ? value : String(value),
    ]),
  );
}

/** What was typed as settings; a number that is none is not one on the other side either. */
export function settingsFrom(typed: Typed): Saved {
  return Object.fromEntries(
    Object.entries(typed).map(([key, value]) => [
      key,
      !numbers.has(key) ? value : String(value).trim() === '' ? Number.NaN : Number(value),
    ]),
  );
}

/** The fields in which two states differ. */
export function differences(one: Typed, other: Typed): string[] {
  return Object.keys(one).filter((key) => one[key] !== other[key]);
}

/** What was typed and not saved, for as long as this tab shows the product. */
export const unsaved = new Map<SettingGroup, { typed: Typed; base: Saved & { version: number } }>();
