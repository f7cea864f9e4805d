import type { SiteSettings } from './site-settings.ts';

/** The settings that are shown and saved together, each group under a version of its own. */
export const settingGroups = {
  general: [
    'platformName',
    'supportEmail',
    'companyFormUrl',
    'usdRate',
    'isRegistrationOpen',
    'isUnderMaintenance',
  ],
  security: [
    'sessionMinutes',
    'minPasswordLength',
    'allowsPassword',
    'requiresConfirmation',
    'allowsGoogle',
    'requiresTwoFactor',
    'namesAccounts',
  ],
  sources: [
    'greenhouseBoards',
    'leverBoards',
    'ashbyBoards',
    'recruiteeBoards',
    'smartrecruitersBoards',
    'workableBoards',
    'teamtailorBoards',
    'bamboohrBoards',
    'pinpointBoards',
    'readsRemotive',
    'readsArbeitnow',
    'readsHimalayas',
    'readsJobicy',
    'readsRemoteok',
  ],
} as const satisfies Record<string, readonly (keyof SiteSettings)[]>;

export type SettingGroup = keyof typeof settingGroups;
export type GeneralSettings = Pick<SiteSettings, (typeof settingGroups.general)[number]>;
export type SecuritySettings = Pick<SiteSettings, (typeof settingGroups.security)[number]>;
export type SourceSettings = Pick<SiteSettings, (typeof settingGroups.sources)[number]>;

/** The settings of a group out of all there are. */
export function settingsOf<Group extends SettingGroup>(
  group: Group,
  all: SiteSettings,
): Pick<SiteSettings, (typeof settingGroups)[Group][number]> {
  const entries = settingGroups[group].map((key) => [key, all[key]]);
  return Object.fromEntries(entries) as Pick<SiteSettings, (typeof settingGroups)[Group][number]>;
}
