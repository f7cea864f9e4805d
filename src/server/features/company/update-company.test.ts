import { expect, test } from 'vitest';
import { companyProfileFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { onePixel } from '#testing/one-pixel.ts';
import { createWorld } from '#testing/world.ts';
import { saveLogoAsAdmin } from './branding.ts';

const form = valuesOf(companyProfileFields, {
  name: 'Halden Maps',
  contactEmail: 'mara@halden.test',
  contactName: 'Mara Halden',
  contactPhone: '+47 55 12 34',
  website: 'https://halden.test',
  linkedinUrl: 'https://linkedin.com/company/halden',
  size: '11-50',
  industry: 'Healthcare',
  timeZone: 'Europe/London',
  description: 'Maps of harbours.',
  foundedYear: '1987',
  location: 'Bergen, Norway',
  address: 'Harbour Road 4, Bergen',
});
const contact = { contactName: 'Siri', contactEmail: 'siri@halden.test' };

test('ADM-04 an administrator edits every field of a company, which is told at its old address', async () => {
  await using world = await createWorld();
  const company = await world.company({ name: 'Halden', contactEmail: 'old@halden.test' });
  const owner = await world.member(company);
  const admin = world.call(await world.admin()).company;
  const { version } = await admin.loadAsAdmin({ companyId: company.id });
  const saved = await admin.updateAsAdmin({ ...form, companyId: company.id, version });
  expect(saved).toMatchObject({ ...form, version: version + 1 });
  expect(await admin.loadAsAdmin({ companyId: company.id })).toMatchObject(saved);
  expect(await world.call(owner).company.loadOwn({})).toEqual(saved);
  const [told] = (await world.call(owner).notification.list({})).items;
  expect(told?.data).toMatchObject({ kind: 'company.edited', companyName: 'Halden Maps' });
  expect(await world.tasks('mail.send')).toMatchObject([{ mail: { to: 'old@halden.test' } }]);
  expect((await world.rows(auditEntries)).at(-1)).toMatchObject({
    action: 'company.updated',
    targetId: company.id,
    before: { name: 'Halden', fields: ['contactEmail'] },
    after: { name: 'Halden Maps', foundedYear: 1987 },
  });
});

test('ADM-04 SEC-62 the log names a contact’s changed fields but not their values, in companies and jobs', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const admin = world.call(await world.admin());
  await admin.company.updateAsAdmin({ ...form, companyId: company.id, version: 1 });
  const content = { ...emptyContent, title: 'Mapper', ...contact };
  await admin.posting.createAsAdmin({ ...content, companyId: company.id });
  const entries = await world.rows(auditEntries);
  expect(entries.map(({ after }) => after)).toMatchObject([
    { fields: ['contactEmail', 'contactPhone', 'contactFirstName', 'contactLastName'] },
    { title: 'Mapper', fields: ['contactName', 'contactEmail'] },
  ]);
  const said = JSON.stringify(entries);
  for (const value of ['mara@halden.test', '+47 55 12 34', 'Mara', 'Siri', 'siri@halden.test'])
    expect(said).not.toContain(value);
});

test('ADM-04 nobody is mailed to check a profile that they cannot open yet', async () => {
  await using world = await createWorld();
  const { id: companyId } = await world.company({ contactEmail: 'old@halden.test' });
  const admin = world.call(await world.admin()).company;
  await admin.updateAsAdmin({ ...form, companyId, version: 1 });
  expect(await world.tasks('mail.send')).toEqual([]);
});

test('ADM-04 saving without a change tells and logs nothing', async () => {
  await using world = await createWorld();
  const { id: companyId } = await world.company();
  const admin = world.call(await world.admin()).company;
  const saved = await admin.updateAsAdmin({ ...form, companyId, version: 1 });
  const before = await world.dump();
  expect(await admin.updateAsAdmin({ ...form, companyId, version: 2 })).toEqual(saved);
  expect(await world.dump()).toEqual(before);
});

test('ADM-04 an edit that meets a colleague’s version, a taken name or a bad year is refused', async () => {
  await using world = await createWorld();
  const company = await world.company({ name: 'Halden' });
  await world.company({ name: 'Taken' });
  const owner = await world.member(company);
  const admin = world.call(await world.admin()).company;
  const update = (change: object) => () =>
    admin.updateAsAdmin({ ...form, companyId: company.id, version: 1, ...change });
  expect(await world.refusal(update({ name: 'taken' }))).toBe('COMPANY_NAME_TAKEN');
  expect(await world.refusal(update({ foundedYear: 2999 }))).toBe('FOUNDED_YEAR_INVALID');
  await world.call(owner).company.updateOwn({ ...form, address: 'Quay 1', version: 1 });
  expect(await world.refusal(update({}))).toBe('COMPANY_CHANGED');
  await expect(update({})()).rejects.toMatchObject({ data: { address: 'Quay 1', version: 2 } });
});

test('ADM-04 an administrator changes a company’s logo and colours; the company is told of each, and all is logged', async () => {
  await using world = await createWorld();
  const company = await world.company({ name: 'Halden', contactEmail: 'old@halden.test' });
  const owner = await world.member(company);
  const by = await world.admin();
  const admin = world.call(by).company;
  const { id: companyId } = company;
  const blue = { primaryColor: '#1a2b3c', secondaryColor: null };
  const colored = await admin.saveBrandingAsAdmin({ ...blue, companyId, version: 1 });
  expect(colored).toMatchObject({ ...blue, version: 2 });
  expect(
    await world.refusal(() => admin.saveBrandingAsAdmin({ ...blue, companyId, version: 1 })),
  ).toBe('COMPANY_CHANGED');
  const withLogo = await saveLogoAsAdmin(world.ctx(by), { bytes: onePixel, companyId });
  expect(await world.call(owner).company.loadOwn({})).toEqual(withLogo);
  const { logoId } = withLogo;
  expect(logoId).not.toBeNull();
  expect(await admin.removeLogoAsAdmin({ companyId })).toMatchObject({ logoId: null, version: 4 });
  const told = (await world.call(owner).notification.list({})).items;
  expect(told.map(({ data }) => data.kind)).toEqual(Array(3).fill('company.edited'));
  const mailed = await world.tasks('mail.send');
  expect(mailed.map(({ mail }) => mail.to)).toEqual(Array(3).fill('old@halden.test'));
  expect(await world.rows(auditEntries)).toMatchObject([
    { action: 'company.updated', before: { primaryColor: null }, after: blue },
    { action: 'company.updated', before: { logoId: null }, after: { logoId } },
    { action: 'company.updated', before: { logoId }, after: { logoId: null } },
  ]);
  const before = await world.dump();
  await admin.saveBrandingAsAdmin({ ...blue, companyId, version: 4 });
  await admin.removeLogoAsAdmin({ companyId });
  expect(await world.dump()).toEqual(before);
});

test('ADM-04 a deleted company can’t be read or edited', async () => {
  await using world = await createWorld();
  const job = await world.posting(await world.company());
  await world.application({ posting: job, student: await world.student() });
  const admin = world.call(await world.admin()).company;
  const { companyId } = job;
  await admin.remove({ companyId });
  for (const gone of [
    () => admin.loadAsAdmin({ companyId }),
    () => admin.updateAsAdmin({ ...form, companyId, version: 1 }),
    () => admin.removeLogoAsAdmin({ companyId }),
    () =>
      admin.saveBrandingAsAdmin({
        companyId,
        primaryColor: null,
        secondaryColor: null,
        version: 1,
      }),
  ])
    expect(await world.refusal(gone)).toBe('NOT_FOUND');
});
