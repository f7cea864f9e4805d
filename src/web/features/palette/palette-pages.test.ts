import { expect, test } from 'vitest';
import { productTexts } from '#testing/product-texts.ts';
import { palettePages } from './palette-pages.ts';

const t = productTexts.translate('en');
const company = (role: 'recruiter' | 'interviewer') => ({ id: 'c', name: 'Acme', role });

test.each([
  ['student', null, '/student-dashboard/plan', true],
  ['member', 'recruiter', '/company-dashboard/plan', true],
  ['member', 'interviewer', '/company-dashboard/plan', true],
  ['member', 'recruiter', '/company-dashboard/profile/branding', true],
  ['member', 'interviewer', '/company-dashboard/profile/branding', false],
  ['member', 'interviewer', '/company-dashboard/interviews/availability', true],
] as const)('UX-05 the palette of a %s (%s) lists %s: %s', (kind, role, path, isListed) => {
  const me = { kind, company: role && company(role) };
  expect(palettePages(me, [], t).some(({ to }) => to === path)).toBe(isListed);
});
