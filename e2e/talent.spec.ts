import type { Page } from '@playwright/test';
import { takeTurns } from '#testing/take-turns.ts';
import { expectNoFaults } from './axe-faults.ts';
import { expect, newPerson, signUp, test } from './fixtures.ts';
import { pdf } from './sample-files.ts';
import { standardToasts } from './toasts.ts';

const candidates = '/company-dashboard/candidates';
const talent = '/company-dashboard/talent';

/** A posting for one skill that nobody else has. */
async function publish(page: Page, title: string, skill: string): Promise<string> {
  await page.goto('/company-dashboard/jobs/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Primary role').fill('Baker');
  await page.getByLabel('Duration').fill('Full-time');
  await page.getByLabel('Location').fill('Pune, India');
  await page.getByLabel('Description').fill('Bake bread and sell it.');
  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.click();
  await skills.fill(skill);
  await skills.press('Enter');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(standardToasts(page)).toContainText(`“${title}” published`);
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}/u);
  return page.url().replace(/.*\/jobs\/([0-9a-f-]{36}).*/u, '$1');
}

/** A student whom every company can find. */
async function beFound(page: Page, skill: string): Promise<void> {
  await page.goto('/student-dashboard/update-profile');
  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.click();
  await skills.fill(skill);
  await skills.press('Enter');
  await page.getByLabel('Location').fill('Pune');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(standardToasts(page)).toContainText('Profile updated');
  await page.goto('/student-dashboard/job-preferences');
  await page.getByRole('radio', { name: 'All approved companies' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(standardToasts(page)).toContainText('Saved');
}

const pick = async (page: Page, actions: string, item: string | RegExp) => {
  await page.getByRole('button', { name: actions }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

for (const width of takeTurns([1280, 360], 0))
  test(`CO-04 A11Y-01 a found student is kept, described, compared, invited and applies, at ${width} px`, async ({
    open,
    origin,
    asRecruiter: page,
  }) => {
    const unique = `${process.pid}-${width}-${Date.now().toString(36)}`;
    const [skill, title] = [`Sourdough ${unique}`, `Trial: Baker ${unique}`];
    const person = { ...newPerson(), name: `Devi ${unique}` };
    const student = (await signUp(await open(), origin, person)).page;
    await beFound(student, skill);
    const second = { ...newPerson(), name: `Ravi ${unique}` };
    await beFound((await signUp(await open(), origin, second)).page, skill);

    await page.setViewportSize({ width, height: 800 });
    const postingId = await publish(page, title, skill);
    await page.goto(`${candidates}?posting=${postingId}&search=${encodeURIComponent(skill)}`);
    await expect(page.getByText(`2 students for ${title}`)).toBeVisible();
    const filters = page.getByRole('button', { name: /^Filters/u });
    await expect(filters).toBeVisible({ visible: width < 640 });
    await expect(page.getByLabel('City')).toBeVisible({ visible: width >= 640 });
    await expectNoFaults(page, 'candidates', 0);
    await page.setViewportSize({ width, height: 800 });

    // Either a button or an item of the menu, and the keys reach what is shown.
    const isPhone = width < 640;
    const button = page.getByRole('button', { name: `Invite to apply: ${person.name}` });
    await expect(button).toBeVisible({ visible: !isPhone });
    await page.getByRole('button', { name: `Actions for ${person.name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expect(page.getByRole('menuitem')).toHaveText([
      ...(isPhone ? ['Invite to apply'] : []),
      'Add to talent pool',
      'Shortlist for this job',
    ]);
    await page.keyboard.press('Escape');

    await pick(page, `Actions for ${person.name}`, 'Shortlist for this job');
    await expect(standardToasts(page)).toContainText(`${person.name} is shortlisted`);
    for (const { name } of [person, second])
      await page.getByRole('checkbox', { name: `Select ${name} to compare` }).check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const compared = page.getByRole('dialog', { name: 'Compare two candidates' });
    await expect(compared.getByRole('columnheader', { name: second.name })).toBeVisible();
    await expect(compared.getByText('100', { exact: true })).toHaveCount(2);
    await expectNoFaults(page, 'two candidates', 0);
    await page.setViewportSize({ width, height: 800 });
    // Going back closes it, and does not leave the page.
    await page.goBack();
    await expect(compared).toBeHidden();
    await expect(page.getByText(`2 students for ${title}`)).toBeVisible();

    // The button goes with the invitation, and the focus stays in its row.
    if (!isPhone) {
      await page.getByRole('button', { name: `Invite to apply: ${second.name}` }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Invited', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: `Actions for ${second.name}` })).toBeFocused();
      const bar = page.getByRole('button', { name: 'Compare', exact: true });
      await bar.click({ trial: true });
      await standardToasts(page).getByRole('button', { name: 'Undo' }).click();
    }

    // A third one replaces one of the two.
    await page.goto(`${candidates}?posting=${postingId}`);
    const boxes = page.getByRole('checkbox', { name: /^Select .* to compare$/u });
    await boxes.nth(0).check();
    await expect(page.getByText(/^Select 1 more student to compare with/u)).toBeVisible();
    await boxes.nth(1).check();
    // On a phone the bar may be above it, where a click would meet the bar.
    await boxes.nth(2).press('Space');
    const replacing = page.getByRole('dialog', { name: /^Compare .+ instead\?$/u });
    await expectNoFaults(page, 'a third candidate', 0);
    await page.setViewportSize({ width, height: 800 });
    await replacing
      .getByRole('button', { name: /^Replace / })
      .first()
      .click();
    await expect(replacing).toBeHidden();
    await expect(boxes.nth(2)).toBeFocused();
    for (const [at, isOn] of [false, true, true].entries())
      await expect(boxes.nth(at)).toBeChecked({ checked: isOn });
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(boxes.nth(2)).not.toBeChecked();

    await page.goto(`${talent}?search=${encodeURIComponent(person.name)}`);
    await page.getByRole('main').getByRole('button', { name: person.name, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: person.name });
    await drawer.getByLabel('Tags').fill('fair, bakes');
    await drawer.getByLabel('Note').fill('Met at the fair.');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(standardToasts(page)).toContainText('Saved');
    await expectNoFaults(page, 'an entry of the talent pool', 0);
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.press('Escape');

    await pick(page, `Actions for ${person.name}`, 'Remove from talent pool');
    await expect(page.getByText('No students match these filters')).toBeVisible();
    await standardToasts(page).getByRole('button', { name: 'Undo' }).click();
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: person.name });
    await expect(
      entry.getByRole('paragraph').filter({ hasText: 'Met at the fair.' }),
    ).toBeVisible();
    await expect(entry.getByRole('listitem').filter({ hasText: 'bakes' })).toBeVisible();

    await pick(page, `Actions for ${person.name}`, `Invite to apply: ${title}`);
    await expect(standardToasts(page)).toContainText(`${person.name} was invited to apply`);
    await expect(async () => {
      await student.goto('/student-dashboard');
      await expect(student.getByText('Invitations to apply')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
    await expectNoFaults(student, 'an invitation', 0);
    await student.setViewportSize({ width: 1280, height: 800 });
    await student.getByRole('link', { name: `View and apply: ${title}` }).click();
    // The list behind the dialog has the job too.
    await student
      .getByRole('dialog')
      .getByRole('link', { name: `Apply Now: ${title} at` })
      .click();
    await student.getByLabel('Resume').setInputFiles(pdf());
    await student.getByRole('button', { name: 'Submit Application' }).click();
    await expect(student).toHaveURL(/\/applications\?application=/u);
    await page.goto(`${candidates}?posting=${postingId}&search=${encodeURIComponent(skill)}`);
    await expect(page.getByText('Applied by invitation')).toBeVisible();
  });
