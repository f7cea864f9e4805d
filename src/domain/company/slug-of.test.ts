import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Halden & Pryce', 'halden-pryce'],
  ['  Café Zürich (GmbH) ', 'cafe-zurich-gmbh'],
  ['北京公司', '北京公司'],
  ['हिन्दी समाचार', 'हिन्दी-समाचार'],
  ['!!!', 'company'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('CO-02 the company %j has the slug %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
