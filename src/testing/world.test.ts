import { expect, test } from 'vitest';
import { applications } from '#server/db/tables/applications.ts';
import { createWorld } from './world.ts';

test('HOUSE a world has people, a company, a posting and an application in three lines', async () => {
  await using world = await createWorld();
  const [asha, company] = [await world.student({ name: 'Asha Rao' }), await world.company()];
  const mira = await world.member(company, 'recruiter');
  const application = await world.application({
    posting: await world.posting(company),
    student: asha,
  });
  expect(await world.rows(applications)).toEqual([application]);
  const { items } = await world.call(mira).application.listReceived({});
  expect(items).toMatchObject([{ id: application.id, fullName: 'Asha Rao', status: 'pending' }]);
  expect(world.failures).toEqual([]);
});

test('HOUSE sign-in resolves a world’s people to their actors', async () => {
  await using world = await createWorld();
  const people = [
    await world.student(),
    await world.member(await world.company(), 'interviewer'),
    await world.admin(),
  ];
  for (const person of people) {
    const { name: _name, email: _email, ...actor } = person;
    expect(await world.actorOf(person)).toEqual(actor);
  }
  const closed = await world.member(await world.company({ status: 'suspended' }));
  expect(await world.actorOf(closed)).toEqual({ kind: 'visitor' });
});

test('HOUSE a dump is the same until something is written, tasks included', async () => {
  await using world = await createWorld();
  const before = await world.dump();
  expect(await world.dump()).toEqual(before);
  const mail = { id: 'm', to: 'a@example.test', subject: 's', text: 't', html: 'h' };
  const { tasks, db } = world.ctx();
  await tasks.add(db, 'mail.send', { mail });
  const after = await world.dump();
  expect(after).not.toEqual(before);
  expect({ ...after, 'tasks.job': [] }).toEqual(before);
  expect(await world.tasks('mail.send')).toEqual([{ mail }]);
});
