import { expect, test } from 'vitest';
import { findProblems } from '#domain/fields.ts';
import { findSignInProblems, generalFields, securityFields } from './setting-fields.ts';
import { settingsOf } from './setting-groups.ts';
import { defaultSiteSettings } from './site-settings.ts';

const general = settingsOf('general', defaultSiteSettings);
const security = settingsOf('security', defaultSiteSettings);

test.each([
  [{}, {}],
  [{ platformName: '  ' }, { platformName: 'FIELDS_REQUIRED' }],
  [{ platformName: '𝒜'.repeat(60) }, {}],
  [{ platformName: 'A'.repeat(61) }, { platformName: 'NAME_TOO_LONG' }],
  [{ supportEmail: 'help@example.test' }, {}],
  [{ supportEmail: 'help' }, { supportEmail: 'EMAIL_INVALID' }],
  [{ companyFormUrl: 'forms.example.test/ask' }, {}],
  [{ usdRate: 91.5 }, {}],
  [{ usdRate: 0 }, { usdRate: 'OUT_OF_RANGE' }],
  [{ usdRate: 1_001 }, { usdRate: 'OUT_OF_RANGE' }],
  [{ usdRate: Number.NaN }, { usdRate: 'OUT_OF_RANGE' }],
  [{ companyFormUrl: 'javascript:alert(1)' }, { companyFormUrl: 'WEBSITE_INVALID' }],
])('ADM-07 general settings with %j have the problems %j', (change, problems) => {
  expect(findProblems(generalFields, { ...general, ...change })).toEqual(problems);
});

test.each([
  [{}, {}],
  [{ sessionMinutes: 5 }, {}],
  [{ sessionMinutes: 4 }, { sessionMinutes: 'OUT_OF_RANGE' }],
  [{ sessionMinutes: 10_081 }, { sessionMinutes: 'OUT_OF_RANGE' }],
  [{ sessionMinutes: 7.5 }, { sessionMinutes: 'OUT_OF_RANGE' }],
  [{ sessionMinutes: Number.NaN }, { sessionMinutes: 'OUT_OF_RANGE' }],
  [{ minPasswordLength: 7 }, { minPasswordLength: 'OUT_OF_RANGE' }],
  [{ minPasswordLength: 64 }, {}],
  [{ minPasswordLength: 65 }, { minPasswordLength: 'OUT_OF_RANGE' }],
  [{ allowsPassword: false }, {}],
  [{ allowsPassword: false, allowsGoogle: false }, { allowsPassword: 'NO_WAY_IN' }],
])('ADM-07 security settings with %j have the problems %j', (change, problems) => {
  const settings = { ...security, ...change };
  const found = { ...findProblems(securityFields, settings), ...findSignInProblems(settings) };
  expect(found).toEqual(problems);
});
