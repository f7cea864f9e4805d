import { expect, test } from 'vitest';
import { createWorld } from '#testing/world.ts';

test('AUTH-03 a name is split at its first space, a Chinese one by its order; a visitor has no account', async () => {
  await using world = await createWorld();
  const asha = await world.student({ name: '  Asha  de la Rao ', email: 'asha@example.test' });
  expect(await world.call(asha).account.me({})).toEqual({
    account: {
      userId: asha.userId,
      kind: 'student',
      firstName: 'Asha',
      lastName: 'de la Rao',
      email: 'asha@example.test',
      phone: null,
      theme: null,
      photoId: null,
      company: null,
      plan: 'free',
      unread: 0,
      isUnderMaintenance: false,
      liveCursor: expect.any(String),
    },
  });
  const li = await world.student({ name: '李小龙' });
  expect((await world.call(li).account.me({})).account).toMatchObject({
    firstName: '小龙',
    lastName: '李',
  });
  expect(await world.call().account.me({})).toEqual({ account: null });
});

test('AUTH-12 a member sees the company that the session acts for', async () => {
  await using world = await createWorld();
  const company = await world.company({ name: 'Bakery & Sons' });
  const recruiter = await world.member(company);
  const former = await world.company({ status: 'suspended' });
  await world.pool.query('insert into company_members values ($1, $2, $3)', [
    former.id,
    recruiter.userId,
    'owner',
  ]);
  expect((await world.call(recruiter).account.me({})).account).toMatchObject({
    kind: 'member',
    company: { id: company.id, name: 'Bakery & Sons' },
    plan: 'starter',
  });
  const admin = await world.admin();
  expect((await world.call(admin).account.me({})).account).toMatchObject({
    kind: 'admin',
    company: null,
    plan: null,
  });
});

test('AUTH-12 with several companies the session acts for the approved one joined first', async () => {
  await using world = await createWorld();
  const third = await world.company({ name: 'Third' });
  const recruiter = await world.member(third);
  const join =
    'insert into company_members (company_id, user_id, role, created_at) values ($1, $2, $3, $4)';
  for (const [name, status, day] of [
    ['First', 'suspended', '2019-01-01'],
    ['Second', 'approved', '2019-02-01'],
  ] as const) {
    const { id } = await world.company({ name, status });
    await world.pool.query(join, [id, recruiter.userId, 'owner', day]);
  }
  const actor = await world.actorOf(recruiter);
  expect((await world.call({ ...recruiter, ...actor }).account.me({})).account).toMatchObject({
    company: { name: 'Second' },
  });
});

test('AUTH-03 an account without a profile is a student named by the first word of its user name', async () => {
  await using world = await createWorld();
  const asha = await world.student({ name: 'Asha Rao' });
  await world.pool.query('delete from profiles where id = $1', [asha.userId]);
  expect(await world.actorOf(asha)).toMatchObject({ kind: 'student' });
  expect((await world.call(asha).account.me({})).account).toMatchObject({
    kind: 'student',
    firstName: 'Asha',
    lastName: '',
    theme: null,
  });
});
