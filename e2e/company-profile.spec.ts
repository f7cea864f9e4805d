import sharp from 'sharp';
import { addOwner } from '#testing/add-owner.ts';
import { findFaults, themes } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { dataFolder } from './run-folder.ts';

const base = '/company-dashboard/profile';

test('CO-10 a company fills in its profile, chooses logo and colors, and visitors see its page', async ({
  asNewStudent: owner,
  open,
  watch,
}) => {
  watch.expectComplaint(/status of (409|415)/u);
  const me = await owner.page.request.get('/api/account/me');
  const { account } = (await me.json()) as { account: { userId: string } };
  const name = `Quiet Harbour ${Date.now().toString(36)}`;
  await addOwner(dataFolder, account.userId, name);
  const { page } = owner;
  const save = page.getByRole('button', { name: 'Save changes' });

  // General: an impossible year is named beside its field, and nothing typed is lost.
  await page.goto(base);
  await page.getByLabel('Contact Email').fill('hello@harbour.test');
  await page.getByLabel('Contact Name').fill('Mara Halden');
  await page.getByLabel('Industry').selectOption('Education');
  await page.getByLabel('Year Founded').fill('2990');
  await page.getByLabel('Address').fill('Pier 4, Kochi');
  await save.click();
  await expect(page.getByText('Enter a year from 1800 to this year')).toBeVisible();
  await page.getByLabel('Year Founded').fill('1998');
  await save.click();
  await expect(page.getByText('Company profile saved').first()).toBeVisible();

  // A colleague's change in another tab is shown, and what was typed stays.
  const changeElsewhere = async (label: string, value: string) => {
    const second = await owner.context.newPage();
    await second.goto(base);
    await second.getByLabel(label).fill(value);
    await second.getByRole('button', { name: 'Save changes' }).click();
    await expect(second.getByText('Company profile saved').first()).toBeVisible();
    await second.close();
  };
  await page.getByLabel('Contact Phone').fill('+91 22 2345 6789');
  await changeElsewhere('Contact Phone', '+91 11 2345 6789');
  await save.click();
  await expect(page.getByText('Someone else changed this profile')).toBeVisible();
  await expect(page.getByText('Different from your version: Contact Phone.')).toBeVisible();
  await expect(page.getByLabel('Contact Phone')).toHaveValue('+91 22 2345 6789');
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await save.click();
  await expect(page.getByText('Someone else changed this profile')).toBeHidden();

  // Unsaved changes survive another tab of the profile, Back and a reload. A logo or colors saved
  // meanwhile do not make them outdated, and a colleague's change does.
  const contact = page.getByLabel('Contact Name');
  const restored = page.getByText('Your unsaved changes were restored.');
  await contact.fill('Mara Halden-Voss');
  await page.getByRole('link', { name: 'Branding' }).click();
  await page.getByRole('switch', { name: /Use custom colors/u }).click();
  await page.getByLabel('Primary color').fill('#004488');
  await page.goBack();
  await expect(restored).toBeVisible();
  await expect(contact).toHaveValue('Mara Halden-Voss');
  await page.goForward();
  await expect(page.getByLabel('Primary color')).toHaveValue('#004488');
  await save.click();
  await expect(page.getByText('Branding saved').first()).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(contact).toHaveValue('Mara Halden-Voss');
  await save.click();
  await expect(page.getByText('Company profile saved').first()).toBeVisible();
  await expect(restored).toBeHidden();
  await contact.fill('Nobody');
  await page.goto(`${base}/preferences`);
  await changeElsewhere('Contact Name', 'Mara Halden');
  await page.goto(base);
  await expect(contact).toHaveValue('Nobody');
  await save.click();
  await expect(page.getByText('Different from your version: Contact Name.')).toBeVisible();
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(contact).toHaveValue('Mara Halden');

  // Branding: an SVG is refused by its content; a picture and two colors are shown at once.
  await page.goto(`${base}/branding`);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await page
    .getByLabel('Upload logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg });
  await expect(page.getByRole('alert')).toContainText('JPEG, PNG or WebP');
  const red = { width: 400, height: 400, channels: 3, background: '#cc0000' } as const;
  const buffer = await sharp({ create: red }).png().toBuffer();
  await page
    .getByLabel('Upload logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Logo saved').first()).toBeVisible();
  await page.getByLabel('Primary color').fill('#ffee00');
  await expect(page.getByText(/^Shown as #[\da-f]{6} in the light theme/u)).toBeVisible();
  await save.click();
  await expect(page.getByText('Branding saved').first()).toBeVisible();

  // Preferences: contact details become public.
  await page.goto(`${base}/preferences`);
  await page.getByLabel('Keep contact details private').uncheck();
  await save.click();
  await expect(page.getByText('Preferences saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Keep contact details private')).not.toBeChecked();
  await expect(page.getByLabel('New applications')).toBeChecked();

  // The public page.
  await page.goto(base);
  const link = page.getByRole('link', { name: 'View public page' });
  const path = (await link.getAttribute('href')) ?? '';
  const visitor = await open();
  const loaded = visitor.waitForResponse((answer) => answer.url().includes('/brand.css'));
  await visitor.goto(path);
  expect((await loaded).status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('Pier 4, Kochi')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'hello@harbour.test' })).toBeVisible();
  await expect(visitor.getByText(`${name} has no open jobs`)).toBeVisible();
  const logo = visitor.locator('main img').first();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  // Transparent corners of a logo show its plate: it stands free on all sides, in both themes.
  const edges = await logo.evaluate((image) => {
    const [own, plate] = [image, image.parentElement ?? image].map((each) =>
      each.getBoundingClientRect(),
    );
    if (!own || !plate) return [];
    return [own.left - plate.left, own.top - plate.top, plate.right - own.right].map(Math.round);
  });
  expect(edges).toEqual([9, 9, 9]);
  const data = await visitor.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Organization', foundingDate: '1998' });
  await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    `Jobs at ${name}`,
  );
  const unknown = await visitor.request.get('/companies/no-such-company');
  expect(unknown.status()).toBe(404);

  const pages = [
    [page, base],
    [page, `${base}/branding`],
    [page, `${base}/preferences`],
    [visitor, path],
  ] as const;
  for (const [shown, address] of pages) {
    await shown.goto(address);
    for (const width of [360, 1280]) {
      await shown.setViewportSize({ width, height: 800 });
      expect.soft(await findFaults(shown, themes), `${address} at ${width} px`).toEqual([]);
      const overflow = await shown.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect.soft(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('CO-10 an owner limits a colleague to chosen jobs', async ({ asRecruiter: page }) => {
  await page.goto(`${base}/team`);
  const row = page.getByRole('row', { name: /Rohan Deshpande/u });
  await expect(row).toContainText('All jobs');
  await row.getByRole('button', { name: 'Actions for Rohan Deshpande' }).click();
  await page.getByRole('menuitem', { name: 'Choose jobs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which jobs can Rohan Deshpande see?' });
  await dialog.getByLabel('Only selected jobs').check();
  await dialog.getByLabel('Cloud Engineer', { exact: true }).check();
  expect(await findFaults(page, themes)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save access' }).click();
  await expect(row).toContainText('1 job');
  await row.getByRole('button', { name: 'Actions for Rohan Deshpande' }).click();
  await page.getByRole('menuitem', { name: 'Choose jobs' }).click();
  await expect(dialog.getByLabel('Cloud Engineer', { exact: true })).toBeChecked();
  await dialog.getByLabel('All jobs').check();
  await dialog.getByRole('button', { name: 'Save access' }).click();
  await expect(row).toContainText('All jobs');
});
