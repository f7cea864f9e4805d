import { FileText } from 'lucide-react';
import { expect, test } from 'vitest';
import { pagesFor } from './palette-entries.ts';

const pages = ['Home', 'Saved jobs', 'Jobs', 'Settings'].map((name) => ({
  name,
  icon: FileText,
  to: `/${name}`,
}));

test.each([
  ['', ['Home', 'Saved jobs', 'Jobs', 'Settings']],
  ['jobs', ['Jobs', 'Saved jobs']],
  ['s', ['Saved jobs', 'Settings', 'Jobs']],
  ['zz', []],
])('UX-05 typing %j finds the pages %j', (typed, names) => {
  expect(pagesFor(typed, pages).map(({ name }) => name)).toEqual(names);
});
