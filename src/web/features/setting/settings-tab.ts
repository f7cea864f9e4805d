export const settingsTabs = [
  'notifications',
  'security',
  'preferences',
  'privacy',
  'account',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The tab for a path segment; the first tab without one, undefined for an unknown one. */
export function settingsTabOf(name: string | undefined): SettingsTab | undefined {
  return name === undefined ? 'notifications' : settingsTabs.find((tab) => tab === name);
}
