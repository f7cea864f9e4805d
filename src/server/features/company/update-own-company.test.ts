import { expect, test } from 'vitest';
import { companyProfileFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { createWorld } from '#testing/world.ts';

const form = valuesOf(companyProfileFields, {
  name: 'Halden Maps',
  contactEmail: 'mara@halden.test',
  contactName: 'Mara Halden',
  website: 'halden.test',
  linkedinUrl: 'linkedin.com/company/halden',
  industry: 'Healthcare',
  foundedYear: '1987',
  location: 'Bergen, Norway',
  address: 'Harbour Road 4, Bergen',
  timeZone: 'Europe/London',
});

test('CO-10 a company saves its profile and reads it back', async () => {
  await using world = await createWorld();
  const { company } = world.call(await world.member(await world.company({ name: 'Halden' })));
  const { version, slug } = await company.loadOwn({});
  const saved = await company.updateOwn({ ...form, version });
  expect(saved).toEqual({
    ...form,
    website: 'https://halden.test',
    linkedinUrl: 'https://linkedin.com/company/halden',
    slug,
    logoId: null,
    primaryColor: null,
    secondaryColor: null,
    version: version + 1,
  });
  expect(await company.loadOwn({})).toEqual(saved);
});

test('CO-10 the LinkedIn page of a company is on LinkedIn', async () => {
  await using world = await createWorld();
  const { company } = world.call(await world.member(await world.company()));
  const saving = company.updateOwn({ ...form, linkedinUrl: 'https://example.com/us', version: 1 });
  await expect(saving).rejects.toMatchObject({
    code: 'LINKEDIN_INVALID',
    data: { field: 'linkedinUrl' },
  });
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

test('CO-10 the jobs of a renamed company are found by its new name only', async () => {
  await using world = await createWorld();
  const before = await world.company({ name: 'Halden' });
  const { id } = await world.posting(before);
  const { company } = world.call(await world.member(before));
  const found = async (q: string) =>
    (await world.call().search.list({ q })).items.map((item) => item.id);
  expect(await found('Halden')).toEqual([id]);
  await company.updateOwn({ ...form, name: 'Fjordkart', version: 1 });
  expect(await found('Fjordkart')).toEqual([id]);
  expect(await found('Halden')).toEqual([]);
});

test.for([1799, 2027])('CO-10 a company cannot be founded in %i', async (foundedYear) => {
  await using world = await createWorld();
  const { company } = world.call(await world.member(await world.company()));
  await expect(company.updateOwn({ ...form, foundedYear, version: 1 })).rejects.toMatchObject({
    code: 'FOUNDED_YEAR_INVALID',
    data: { field: 'foundedYear' },
  });
  await expect(company.loadOwn({})).resolves.toMatchObject({ version: 1 });
});

test.for([1800, 2026])('CO-10 a company can be founded in %i', async (foundedYear) => {
  await using world = await createWorld();
  const { company } = world.call(await world.member(await world.company()));
  const saved = await company.updateOwn({ ...form, foundedYear, version: 1 });
  expect(saved).toMatchObject({ foundedYear });
});

test.for([
  ['finance', 'Finance'],
  ['Underwater Basket Weaving', 'Other'],
  ['', ''],
])('CO-10 the industry %j is stored as %j', async ([typed, industry]) => {
  await using world = await createWorld();
  const { company } = world.call(await world.member(await world.company()));
  const saved = await company.updateOwn({ ...form, industry: String(typed), version: 1 });
  expect(saved).toMatchObject({ industry });
});
