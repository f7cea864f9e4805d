import { expect, type Page } from '@playwright/test';
import type { Person } from './fixtures.ts';
import { formPaths, homeCompany } from './postings.ts';
import { pdf } from './sample-files.ts';

export type Applied = { id: string; title: string };

/** Sends the student's application to the demo recruiter's company, bypassing the form. */
export async function applyTo({ page, name, email }: Person, origin: string, at = 0) {
  const path = (await formPaths(page, homeCompany))[at] ?? '';
  const sent = await page.request.post(path, {
    multipart: {
      ...{ fullName: name, email, phone: '', coverLetter: 'I read maps for fun.' },
      idempotencyKey: crypto.randomUUID(),
      resume: pdf(),
    },
    headers: { accept: 'application/json', origin },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const answer = await page.request.get('/api/own-applications');
  const { items } = (await answer.json()) as { items: { id: string; postingTitle: string }[] };
  const [newest] = items;
  if (!newest) throw new Error('The application is listed.');
  return { id: newest.id, title: newest.postingTitle } satisfies Applied;
}

/** Sends a message about an application as the user of this page's browser. */
export async function write(page: Page, origin: string, { id }: Applied, body: string) {
  const answer = await page.request.post(`/api/applications/${id}/messages`, {
    data: { body },
    headers: { origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A card of the student's dashboard, opened by its link. */
export async function openCard(page: Page, { id, title }: Applied) {
  await page.goto(`/student-dashboard?application=${id}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByLabel('Your message')).toBeVisible();
  return card;
}
