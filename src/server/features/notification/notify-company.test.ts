import { expect, test } from 'vitest';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { createWorld } from '#testing/world.ts';

test('DASH-02 notifying a company takes as many statements for one recruiter as for thirty', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const student = await world.student();
  const { id: resumeFileId } = await world.file(student);
  const form = { fullName: 'Asha Rao', email: 'asha@example.test', resumeFileId };
  const submit = async () => {
    const { id: postingId } = await world.posting(company);
    const statements = await recordStatements(world, student, (api) =>
      api.application.submit({ ...form, postingId }),
    );
    return statements.length;
  };
  await world.member(company, 'owner');
  const forOne = await submit();
  expect(await world.rows(notifications)).toHaveLength(1);
  for (let n = 1; n < 30; n++) await world.member(company, 'recruiter');
  await world.member(company, 'interviewer');
  expect(await submit()).toBe(forOne);
  expect(await world.rows(notifications)).toHaveLength(31);
  const live = (await world.rows(liveEvents)).filter(({ kind }) => kind === 'notification');
  expect(live).toHaveLength(31);
});

test('DASH-02 notifying a company without recruiters succeeds', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const student = await world.student();
  const application = await world.application({ posting: await world.posting(company), student });
  const leave = { applicationId: application.id, to: 'withdrawn' as const, version: 1 };
  await world.call(student).application.withdraw(leave);
  expect(await world.rows(notifications)).toEqual([]);
});
