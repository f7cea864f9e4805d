import { expect, signIn, test } from './fixtures.ts';

const applications = '/company-dashboard/applications';

type Listed = { items: { id: string; fullName: string }[]; total: { count: number } };

test('SEC-06 an interviewer sees only assigned candidates, can rate and comment, and is refused everything else', async ({
  open,
  origin,
  asRecruiter,
  watch,
}) => {
  watch.expectComplaint(/status of 404/u);
  const page = await open();
  await signIn(page, origin, 'interviewer@demo.test');
  await page.goto(applications);
  await expect(page.getByRole('button', { name: /^Move /u })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  const own = (await (
    await page.request.get('/api/received-applications?limit=50')
  ).json()) as Listed;
  const all = (await (
    await asRecruiter.request.get('/api/received-applications')
  ).json()) as Listed;
  const given = new Set(own.items.map(({ id }) => id));
  // Other journeys assign them more.
  await expect(page.getByText(`${own.total.count} applications`)).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(Math.min(given.size, 20) + 1);
  const [candidate] = own.items;
  const other = all.items.find(({ id }) => !given.has(id));
  if (!candidate || !other) throw new Error('Some are assigned, and some are not.');

  await page.getByRole('link', { name: candidate.fullName }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: candidate.fullName })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '5 stars' }).click();
  await expect(
    main.getByRole('listitem').filter({ hasText: 'Farah Siddiqui' }).filter({ hasText: '5 stars' }),
  ).toBeVisible();
  await main.getByRole('tab', { name: /^Notes/u }).click();
  await main.getByLabel('New note').fill('Explains clearly, asks good questions.');
  await main.getByRole('button', { name: 'Add note' }).click();
  await expect(
    main.getByRole('listitem').filter({ hasText: 'Explains clearly, asks good questions.' }),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: /^Move /u })).toHaveCount(0);
  await expect(main.getByLabel('Your message')).toHaveCount(0);

  // Other members' candidates are hidden, and the visible data is read-only.
  await page.goto(`${applications}?application=${other.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const ask = (path: string, data?: object) =>
    page.request.fetch(`/api/received-applications/${path}`, {
      ...(data ? { method: 'POST', data } : {}),
      headers: { origin },
    });
  expect((await ask(other.id)).status()).toBe(404);
  expect((await ask(`${other.id}/notes`, { body: 'Hello' })).status()).toBe(404);
  expect((await ask(`${candidate.id}/move`, { to: 'hired', version: 1 })).status()).toBe(403);
  expect((await page.request.get('/api/own-postings')).ok()).toBe(false);
});
