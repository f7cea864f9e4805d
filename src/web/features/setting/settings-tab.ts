export const settingsTabs = [
  'notifications',
  'security',
  'preferences',
  'privacy',
  'account',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The tab that an address names; the first without a name, none by another. */
export function settingsTabOf(name: string | undefined): SettingsTab | undefined {
  return name === undefined ? 'notifications' : settingsTabs.find((tab) => tab === name);
}
