import { settingOwn } from './setting-own.ts';

export const setting = { ...settingOwn };
