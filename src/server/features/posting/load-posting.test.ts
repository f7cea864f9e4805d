import { expect, test } from 'vitest';
import { createWorld } from '#testing/world.ts';

const unknown = '01990000-0000-7000-8000-00000000ffff';

test('CAR-04 a posting is shown with its company; missing texts are empty, and the duration is full-time', async () => {
  await using world = await createWorld();
  const company = await world.company({
    description: 'We bake.',
    website: 'https://bakery.test',
    linkedinUrl: 'https://www.linkedin.com/company/bakery',
  });
  const { id, title } = await world.posting(company, {
    description: null,
    primaryRole: null,
    duration: null,
    skills: null,
  });
  expect(await world.call().posting.load({ postingId: id })).toEqual({
    id,
    country: null,
    title,
    companyName: company.name,
    companySlug: company.slug,
    logoId: null,
    brandVersion: null,
    primaryRole: '',
    duration: 'Full-time',
    location: null,
    workplace: 'onsite',
    type: null,
    level: null,
    skills: [],
    salary: null,
    deadline: null,
    deadlineZone: null,
    postedAt: world.now,
    description: [],
    questions: [],
    conditions: {
      minDegree: null,
      batchFrom: null,
      batchTo: null,
      needsPermit: false,
      skillBadge: null,
    },
    category: null,
    about: {
      description: 'We bake.',
      website: 'https://bakery.test',
      linkedinUrl: 'https://www.linkedin.com/company/bakery',
    },
    isOpen: false,
  });
});

test('CAR-01 a formerly open posting is still shown and marked as closed', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const { load } = world.call().posting;
  const open = await world.posting(company, { deadline: new Date(world.now.getTime() + 1000) });
  const closed = await world.posting(company, { state: 'closed' });
  expect(await load({ postingId: open.id })).toMatchObject({ isOpen: true });
  expect(await load({ postingId: closed.id })).toMatchObject({ isOpen: false });
  world.passTime(1000);
  expect(await load({ postingId: open.id })).toMatchObject({ isOpen: false });
});

test('SEC-02 a draft, a removed posting, and one of an unapproved company are as unknown as a nonexistent id', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const draft = await world.posting(company, { state: 'draft', postedAt: null });
  const removed = await world.posting(company, { state: 'removed' });
  const hidden = await world.posting(await world.company({ status: 'suspended' }));
  const people = [undefined, await world.student(), await world.member(company, 'owner')];
  for (const person of people) {
    const { load } = world.call(person).posting;
    const errors = await Promise.all(
      [draft.id, removed.id, hidden.id, unknown].map((postingId) =>
        load({ postingId }).catch((error: unknown) => JSON.stringify(error)),
      ),
    );
    expect(new Set(errors).size).toBe(1);
    expect(errors[0]).toContain('NOT_FOUND');
  }
});
