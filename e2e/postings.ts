import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What the ids of the demo set end with, and its first load: tests leave alone what another test made. */
const demoIds = '64656d6f2d31';

/** Addresses of the forms of the open postings on the board's first page, of the demo recruiter's company only if asked. */
export async function formPaths(page: Page, company = ''): Promise<string[]> {
  const answer = await page.request.get('/api/postings?limit=50');
  const { items } = (await answer.json()) as {
    items: { id: string; companyName: string }[];
  };
  const paths = items
    .filter(({ id, companyName }) => companyName.includes(company) && id.endsWith(demoIds))
    .map(({ id }) => `/job-application/${id}`);
  expect(paths.length, `open postings ${company}`).toBeGreaterThan(3);
  return paths;
}

export const homeCompany = 'Kestrelane Technologies';

/** Goes to the form of an open posting of the demo recruiter's company. */
export async function openForm(page: Page, at = 0): Promise<string> {
  const path = (await formPaths(page, homeCompany))[at] ?? '';
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  return path;
}
