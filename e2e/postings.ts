import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The id suffix of the demo data's initial load: tests must not touch what other tests created. */
const demoIds = '64656d6f2d31';

/**
 * Paths of the application forms of the open postings on the board's first page, optionally of one
 * company only.
 */
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

/** Opens the application form of a posting of the demo recruiter's company. */
export async function openForm(page: Page, at = 0): Promise<string> {
  const path = (await formPaths(page, homeCompany))[at] ?? '';
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  return path;
}
