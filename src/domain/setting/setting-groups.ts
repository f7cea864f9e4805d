import type { ValuesOf } from '#domain/fields.ts';
import {
  backupFields,
  generalFields,
  mailFields,
  securityFields,
  sourceFields,
} from './setting-fields.ts';

/** Settings that are shown and saved together; each group has its own version. */
export const settingGroups = {
  general: generalFields,
  security: securityFields,
  mails: mailFields,
  backups: backupFields,
  sources: sourceFields,
};

export type SettingGroup = keyof typeof settingGroups;
type SettingsOf<Group extends SettingGroup> = ValuesOf<(typeof settingGroups)[Group]>;
export type GeneralSettings = SettingsOf<'general'>;
export type SecuritySettings = SettingsOf<'security'>;
export type MailSettings = SettingsOf<'mails'>;
export type BackupSettings = SettingsOf<'backups'>;
export type SourceSettings = SettingsOf<'sources'>;
type AllSettings = GeneralSettings &
  SecuritySettings &
  MailSettings &
  BackupSettings &
  SourceSettings;

/** Picks the settings of one group. */
export function settingsOf<Group extends SettingGroup>(
  group: Group,
  all: AllSettings,
): SettingsOf<Group> {
  const keys = Object.keys(settingGroups[group]) as (keyof AllSettings)[];
  return Object.fromEntries(keys.map((key) => [key, all[key]])) as SettingsOf<Group>;
}
