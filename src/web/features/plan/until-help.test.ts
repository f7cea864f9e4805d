import { expect, test } from 'vitest';
import { untilHelp } from './until-help.ts';

test('BILL-01 an administrator who renews a plan reads that its end is extended, not counted from today', () => {
  expect(untilHelp({ now: 'business', plan: 'business' })).toBe(
    'admin-plan.grant.until-help-renewal',
  );
  expect(untilHelp({ now: 'starter', plan: 'business' })).toBe('admin-plan.grant.until-help');
});
