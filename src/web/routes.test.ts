import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** Who each page is for; everyone else is sent to the sign-in page or the own dashboard. */
const table: Record<string, string> = {
  '/': 'anyone',
  '/careers': 'anyone',
  '/job-application/:postingId': 'anyone; applying needs a student',
  '/login': 'anyone',
  '/signup': 'anyone',
  '/mailbox': 'admins, and who sits at the machine',
  '/*': 'anyone: not found',
  '/welcome': 'who is signed in',
  '/profile': 'who is signed in',
  '/settings': 'who is signed in',
  '/student-dashboard': 'students',
  '/student-dashboard/*': 'students',
  '/company-dashboard': 'members of a company',
  '/company-dashboard/applications': 'members of a company; an interviewer sees the assigned ones',
  '/company-dashboard/*': 'members of a company',
  '/admin-dashboard': 'admins',
  '/admin-dashboard/:section': 'admins',
};

function pagesOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return children ? pagesOf(children, here) : [here === '' ? '/' : here];
  });
}

test('SEC-01 every page has a row that says for whom', () => {
  expect(pagesOf(routes).toSorted()).toEqual(Object.keys(table).toSorted());
});
