import { expect, test } from 'vitest';
import { companyProfileFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { createWorld } from '#testing/world.ts';

const complete = {
  ...emptyContent,
  title: 'Baker',
  primaryRole: 'Baker',
  location: 'Pune',
  duration: 'Full-time',
  skills: ['Bread'],
  description: 'Bake.',
};

test.each([
  ['Asia/Kolkata', '2026-11-30', '2026-11-30T18:29:59.999Z'],
  ['America/Los_Angeles', '2026-11-30', '2026-12-01T07:59:59.999Z'],
  ['Pacific/Auckland', '2026-11-30', '2026-11-30T10:59:59.999Z'],
  ['America/Los_Angeles', '2027-03-14', '2027-03-15T06:59:59.999Z'],
  ['Pacific/Auckland', '2027-04-04', '2027-04-04T11:59:59.999Z'],
])('CO-02 in %s a job with the deadline %s is open until %s', async (timeZone, deadline, end) => {
  await using world = await createWorld();
  const company = await world.company({ timeZone });
  const { posting } = world.call(await world.member(company, 'recruiter'));
  const { id: postingId } = await posting.create({ ...complete, deadline });
  await posting.move({ postingId, to: 'active', version: 1 });
  const found = async () => ({
    board: (await world.call().posting.list({})).items.length,
    search: (await world.call().search.list({})).items.length,
    page: (await world.call().posting.load({ postingId })).isOpen,
    own: (await posting.listOwn({})).items[0]?.isOver,
  });
  const left = new Date(end).getTime() - world.now.getTime();
  world.passTime(left - 1);
  expect(await found()).toMatchObject({ board: 1, search: 1, page: true, own: false });
  world.passTime(1);
  expect(await found()).toMatchObject({ board: 0, search: 0, page: false, own: true });
  const [own] = (await posting.listOwn({})).items;
  expect(own).toMatchObject({ deadlineZone: timeZone, deadline: new Date(end) });
});

test('CO-02 a recruiter in Los Angeles can choose today while it is tomorrow in UTC', async () => {
  await using world = await createWorld();
  const company = await world.company({ timeZone: 'America/Los_Angeles' });
  const { posting } = world.call(await world.member(company, 'recruiter'));
  const evening = new Date('2026-12-01T06:00:00Z');
  world.passTime(evening.getTime() - world.now.getTime());
  const { id: postingId } = await posting.create({ ...complete, deadline: '2026-11-30' });
  await posting.move({ postingId, to: 'active', version: 1 });
  expect((await world.call().posting.list({})).items).toHaveLength(1);
});

test('CO-02 a new time zone of the company moves no deadline that was set before', async () => {
  await using world = await createWorld();
  const company = await world.company({ contactFirstName: 'Mara', contactEmail: 'm@a.example' });
  const recruiter = world.call(await world.member(company, 'owner'));
  const content = { ...complete, deadline: '2026-12-10' };
  const { id: postingId } = await recruiter.posting.create(content);
  const { name, contactName, contactEmail, version } = await recruiter.company.loadOwn({});
  const own = { name, contactName, contactEmail, timeZone: 'Pacific/Auckland' };
  await recruiter.company.updateOwn({ ...valuesOf(companyProfileFields, own), version });
  await recruiter.posting.save({ ...content, title: 'Chef', postingId, version: 1 });
  expect(await recruiter.posting.loadOwn({ postingId })).toMatchObject({
    deadline: '2026-12-10',
    closesAt: new Date('2026-12-10T18:29:59.999Z'),
    deadlineZone: 'Asia/Kolkata',
    timeZone: 'Pacific/Auckland',
  });
  await recruiter.posting.save({ ...content, deadline: '2026-12-11', postingId, version: 2 });
  expect(await recruiter.posting.loadOwn({ postingId })).toMatchObject({
    deadline: '2026-12-11',
    closesAt: new Date('2026-12-11T10:59:59.999Z'),
    deadlineZone: 'Pacific/Auckland',
  });
});

test('CO-02 an administrator’s day is one of the company’s time zone', async () => {
  await using world = await createWorld();
  const { id: companyId } = await world.company({ timeZone: 'Pacific/Auckland' });
  const { posting } = world.call(await world.admin());
  const { id: postingId } = await posting.createAsAdmin({
    ...complete,
    deadline: '2026-12-10',
    companyId,
  });
  expect(await posting.loadAsAdmin({ postingId })).toMatchObject({
    deadline: '2026-12-10',
    closesAt: new Date('2026-12-10T10:59:59.999Z'),
    deadlineZone: 'Pacific/Auckland',
  });
});
