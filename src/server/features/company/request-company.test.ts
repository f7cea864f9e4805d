import { expect, test } from 'vitest';
import { companyFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { companies } from '#server/db/tables/companies.ts';
import { createWorld } from '#testing/world.ts';
import { requestCompany } from './company-requests.ts';

const form = valuesOf(companyFields, {
  name: 'Halden',
  contactEmail: 'mara@halden.test',
  contactName: 'Mara Halden',
});

test('AUTH-10 a request awaits review, its contact receives a mail, and administrators are notified', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  expect(await requestCompany(world.ctx(), form)).toBe('received');
  const [told] = (await world.call(admin).notification.list({})).items;
  expect(told?.data).toMatchObject({ kind: 'company.requested', companyName: 'Halden' });
  expect(await world.rows(companies)).toMatchObject([
    { name: 'Halden', status: 'pending', contactFirstName: 'Mara', contactLastName: 'Halden' },
  ]);
  const mails = await world.tasks('mail.send');
  expect(mails).toMatchObject([
    { mail: { to: 'mara@halden.test', subject: 'We received your request for Halden' } },
  ]);
  // On to the page for companies, not to the jobs that students look for.
  expect(mails[0]?.mail.text).toContain('https://firstrung.test/companies\n');
});

test('AUTH-10 concurrent requests of one contact count as one and leave the first unchanged', async () => {
  await using world = await createWorld();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      requestCompany(world.ctx(), { ...form, name: `Halden ${n}` }),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['received', ...Array(9).fill('waiting')]);
  expect(await world.rows(companies)).toHaveLength(1);
  expect(await world.tasks('mail.send')).toHaveLength(1);
});

test.each(['approved', 'suspended'] as const)(
  'AUTH-10 the contact of a company that is %s learns that it is known',
  async (status) => {
    await using world = await createWorld();
    await world.company({ status, contactEmail: 'Mara@Halden.test' });
    expect(await requestCompany(world.ctx(), form)).toBe('known');
    expect(await world.rows(companies)).toMatchObject([{ status, version: 1 }]);
  },
);

test('AUTH-10 after a rejection the contact may reapply with updated details', async () => {
  await using world = await createWorld();
  const { id } = await world.company({ status: 'rejected', contactEmail: 'mara@halden.test' });
  world.passTime(86_400_000);
  expect(await requestCompany(world.ctx(), { ...form, name: 'Halden Two' })).toBe('received');
  expect(await world.rows(companies)).toMatchObject([
    { id, name: 'Halden Two', status: 'pending', version: 2, createdAt: world.now },
  ]);
});

test('AUTH-10 each request is confirmed by a mail of its own, also after a rejection', async () => {
  await using world = await createWorld();
  await requestCompany(world.ctx(), form);
  const [company] = await world.rows(companies);
  const rejection = { companyId: company?.id ?? '', to: 'rejected', version: 1 } as const;
  await world.call(await world.admin()).company.move(rejection);
  expect(await requestCompany(world.ctx(), form)).toBe('received');
  const requested = (await world.tasks('mail.send')).filter(({ mail }) =>
    mail.subject.startsWith('We received your request'),
  );
  expect(requested).toHaveLength(2);
});

test('AUTH-10 two companies with the same name get different slugs', async () => {
  await using world = await createWorld();
  await requestCompany(world.ctx(), form);
  await requestCompany(world.ctx(), { ...form, contactEmail: 'other@halden.test' });
  expect((await world.rows(companies)).map(({ slug }) => slug)).toEqual(['halden', 'halden-2']);
});
