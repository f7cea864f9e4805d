import { applyTo } from './applied.ts';
import { expectNoFaults } from './axe-faults.ts';
import { dragCard } from './drag-card.ts';
import { expect, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

// Both change the stages of the same job.
test.describe.configure({ mode: 'default' });

test('CO-05 A11Y-01 a posting gets its own stages; a card takes one, undoes it, and the student sees the status only', async ({
  asNewStudent: person,
  asRecruiter: page,
  origin,
}) => {
  const application = await applyTo(person, origin, 1);
  const answer = await page.request.get(`/api/received-applications/${application.id}`);
  const { postingId } = (await answer.json()) as { postingId: string };
  const review = `/company-dashboard/jobs/${postingId}/review`;
  await page.goto(review);
  const reviewing = page.getByRole('group', { name: 'Under Review' });
  const fresh = page.getByRole('group', { name: 'New' });
  const name = `Call ${Date.now().toString(36)}`;
  await reviewing.getByRole('button', { name: 'Add stage to Under Review' }).click();
  const added = reviewing.getByRole('textbox').last();
  await expect(added).toBeFocused();
  await added.fill(name);
  await fresh.getByRole('button', { name: 'Add stage to New' }).click();
  await fresh.getByRole('textbox').last().fill(name.toUpperCase());
  await page.getByRole('button', { name: 'Save stages' }).click();
  await expect(page.getByText('Give each stage a different name.')).toBeVisible();
  await expectNoFaults(page, review, 0);
  await fresh.getByRole('button', { name: `Remove ${name.toUpperCase()}` }).click();
  await expect(fresh.getByRole('button', { name: 'Add stage to New' })).toBeFocused();
  await page.getByRole('button', { name: 'Save stages' }).click();
  await expect(standardToasts(page)).toContainText('Stages saved');

  await page.goto(`/company-dashboard/applications?view=board&search=${person.email}`);
  const card = page.locator('[data-card]').filter({ hasText: person.name });
  const move = async (to: string) => {
    await card.getByRole('button', { name: `Move ${person.name}’s application` }).click();
    await page.getByRole('menuitem', { name: to }).click();
  };
  await move(`Under Review: ${name}`);
  await expect(page.getByRole('region', { name: /^Under Review, / })).toContainText(name);
  const toast = standardToasts(page).filter({ hasText: `${person.name} moved to ${name}` });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: /^New, / })).toContainText(person.name);
  await move(`Under Review: ${name}`);
  await expect(page.locator(`[data-group="${name}"]`)).toContainText(person.name);
  await expectNoFaults(page, 'a board with stages', 1);
  const own = person.page.getByRole('article').filter({ hasText: application.title });
  await person.page.goto('/student-dashboard');
  await expect(own).toContainText('Under review', { timeout: 40_000 });
  await expect(own).not.toContainText(name);

  await page.goto(review);
  await reviewing.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(reviewing).toContainText(
    `1 application in ${name} stays in Under Review when you save.`,
  );
  await page.getByRole('button', { name: 'Save stages' }).click();
  await expect(standardToasts(page)).toContainText('Stages saved');
});

test('CO-05 A11Y-05 the board’s stages take cards by key and by dragging, and can be collapsed; the table lists by them', async ({
  asNewStudent: person,
  asRecruiter: page,
  origin,
}) => {
  const application = await applyTo(person, origin, 1);
  const answer = await page.request.get(`/api/received-applications/${application.id}`);
  const { postingId } = (await answer.json()) as { postingId: string };
  const name = `Task ${Date.now().toString(36)}`;
  const path = `/api/own-postings/${postingId}/stages`;
  const { stages: seen } = (await (await page.request.get(path)).json()) as {
    stages: { id: string; name: string; type: string }[];
  };
  const save = (stages: unknown, old: typeof seen) =>
    page.request.put(path, {
      headers: { origin },
      data: { stages, seen: old.map((each) => ({ id: each.id, name: each.name })) },
    });
  const kept = seen.map((each) => ({ id: each.id, name: each.name, type: each.type }));
  const saved = await save([...kept, { id: null, name, type: 'pending' }], seen);
  const { stages: now } = (await saved.json()) as { stages: typeof seen };

  await page.goto(`/company-dashboard/applications?view=board&search=${person.email}`);
  const groupOf = (stage: string) => page.locator(`[data-column=pending] [data-group="${stage}"]`);
  const card = page.locator('[data-card]').filter({ hasText: person.name });
  await expect(groupOf('')).toContainText(person.name);
  await card.locator('[data-card-opener]').focus();
  for (const stage of now.filter(({ type }) => type === 'pending')) {
    await page.keyboard.press('Shift+ArrowDown');
    await expect(groupOf(stage.name)).toContainText(person.name);
    await expect(card.locator('[data-card-opener]')).toBeFocused();
  }
  const toggle = groupOf(name).getByRole('button', { name: `New: ${name}, 1 application` });
  await toggle.click();
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(card).toBeHidden();
  await expectNoFaults(page, 'a board with a collapsed stage', 0);
  await toggle.click();

  await page.setViewportSize({ width: 1280, height: 1400 });
  await dragCard(page, card, groupOf(''));
  await expect(groupOf('')).toContainText(person.name);
  const stageNow = async () => {
    const read = await page.request.get(`/api/received-applications/${application.id}`);
    return ((await read.json()) as { stage: { name: string } | null }).stage?.name ?? null;
  };
  await expect.poll(stageNow).toBeNull();
  await dragCard(page, card, groupOf(name));
  await expect.poll(stageNow).toBe(name);

  await page.goto(`/company-dashboard/applications?view=table&search=${person.email}&sort=status`);
  await expect(page.getByRole('rowheader', { name: `New: ${name} 1` })).toBeVisible();
  await save(kept, now);
});
