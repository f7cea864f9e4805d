import { expect, test } from 'vitest';
import { createWorld } from '#testing/world.ts';

test('SITE-10 a closed posting states why, and shows open ones with the same skills first', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const yesterday = new Date(world.now.getTime() - 86_400_000);
  const other = await world.posting(company, { skills: ['Cooking'], category: 'Design' });
  const sameKind = await world.posting(company, { skills: ['Baking'], category: 'DevOps' });
  const sameSkills = await world.posting(company, {
    skills: ['Go', 'SQL'],
    postedAt: new Date(world.now.getTime() - 2 * 86_400_000),
  });
  const closed = await world.posting(company, {
    skills: ['SQL', 'Go', 'Rust'],
    category: 'DevOps',
    state: 'closed',
  });
  const expired = await world.posting(company, { deadline: yesterday });
  const removed = await world.posting(company, { state: 'removed' });
  const draft = await world.posting(company, { state: 'draft', postedAt: null });
  const neverShown = await world.posting(company, { state: 'removed', postedAt: null });
  const { loadGone } = world.call().posting;

  const gone = await loadGone({ postingId: closed.id });
  expect(gone.reason).toBe('closed');
  expect(gone.similar.map(({ id }) => id)).toEqual([sameSkills.id, sameKind.id, other.id]);
  expect((await loadGone({ postingId: expired.id })).reason).toBe('expired');
  expect((await loadGone({ postingId: removed.id })).reason).toBe('withdrawn');
  for (const { id } of [draft, neverShown, other]) {
    expect(await world.refusal(() => loadGone({ postingId: id }))).toBe('NOT_FOUND');
  }
});

test('SITE-10 a posting of a suspended company is withdrawn, and none of its others is shown as similar', async () => {
  await using world = await createWorld();
  const suspended = await world.company({ status: 'suspended' });
  const posting = await world.posting(suspended);
  await world.posting(suspended);
  expect(await world.call().posting.loadGone({ postingId: posting.id })).toEqual({
    reason: 'withdrawn',
    similar: [],
  });
});
