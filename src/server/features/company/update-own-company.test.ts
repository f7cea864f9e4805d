import { expect, test } from 'vitest';
import { companyFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { createWorld } from '#testing/world.ts';

const form = valuesOf(companyFields, {
  name: 'Halden Maps',
  contactEmail: 'mara@halden.test',
  contactName: 'Mara Halden',
  website: 'halden.test',
  linkedinUrl: 'linkedin.com/company/halden',
});

test('CO-10 a company saves its profile and reads it back', async () => {
  await using world = await createWorld();
  const { company } = world.call(await world.member(await world.company({ name: 'Halden' })));
  const { version } = await company.loadOwn({});
  const saved = await company.updateOwn({ ...form, version });
  expect(saved).toEqual({
    ...form,
    website: 'https://halden.test',
    linkedinUrl: 'https://linkedin.com/company/halden',
    version: version + 1,
  });
  expect(await company.loadOwn({})).toEqual(saved);
});

test('CO-10 of two colleagues who save concurrently, the second sees the first one’s changes', async () => {
  await using world = await createWorld();
  const { company } = world.call(await world.member(await world.company()));
  const both = await Promise.allSettled([
    company.updateOwn({ ...form, version: 1 }),
    company.updateOwn({ ...form, name: 'Other', version: 1 }),
  ]);
  const refused = both.find((each) => each.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'COMPANY_CHANGED', data: { version: 2 } });
});

test('CO-10 a company keeps its own name and cannot take another company’s', async () => {
  await using world = await createWorld();
  await world.company({ name: 'Taken' });
  const { company } = world.call(await world.member(await world.company({ name: form.name })));
  await company.updateOwn({ ...form, version: 1 });
  const taken = company.updateOwn({ ...form, name: 'taken', version: 2 });
  await expect(taken).rejects.toMatchObject({
    code: 'COMPANY_NAME_TAKEN',
    data: { field: 'name' },
  });
});
