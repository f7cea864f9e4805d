import { type SettingGroup, settingGroups, settingsOf } from '#domain/setting/setting-groups.ts';
import { defaultSiteSettings, type SiteSettings } from '#domain/setting/site-settings.ts';
import type { Ctx } from '#server/context.ts';

type Row = { key: string; value: unknown; version: number };

/** The settings from these rows. Missing ones get defaults, and unknown ones are dropped. */
export function valuesOf(rows: readonly Row[], operator: Ctx['operator']): SiteSettings {
  const known = rows.filter(({ key }) => key in defaultSiteSettings);
  const changed = Object.fromEntries(known.map(({ key, value }) => [key, value]));
  const defaults = { ...defaultSiteSettings, supportEmail: operator.email };
  return { ...defaults, ...(changed as Partial<SiteSettings>) };
}

/** A group with its version, which increases with every changed setting; 0 if none ever changed. */
export function groupOf<Group extends SettingGroup>(
  group: Group,
  rows: readonly Row[],
  operator: Ctx['operator'],
) {
  const keys: readonly string[] = Object.keys(settingGroups[group]);
  const version = rows.reduce((sum, row) => (keys.includes(row.key) ? sum + row.version : sum), 0);
  return { ...settingsOf(group, valuesOf(rows, operator)), version };
}
