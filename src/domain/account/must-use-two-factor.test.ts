import { expect, test } from 'vitest';
import { mustUseTwoFactor } from './must-use-two-factor.ts';

test.each([
  [{ isAdmin: false, isOfDemo: false }, false, false],
  [{ isAdmin: false, isOfDemo: false }, true, true],
  [{ isAdmin: true, isOfDemo: false }, false, true],
  [{ isAdmin: true, isOfDemo: true }, false, false],
  [{ isAdmin: true, isOfDemo: true }, true, true],
])(
  'AUTH-11 %j requires a second factor when the site setting is %s: %s',
  (facts, siteRequires, must) => {
    expect(mustUseTwoFactor(facts, siteRequires)).toBe(must);
  },
);
