import sharp from 'sharp';
import { expect, test } from 'vitest';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { onePixel } from '#testing/one-pixel.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';
import { loadLogo, saveLogo } from './branding.ts';
import { listCompanyAddresses } from './companies.ts';
import { loadBrandStylesheet } from './load-public-company.ts';

const colors = { primaryColor: '#f7ad30', secondaryColor: '#102030' };
const allOff = {
  notifiesApplications: false,
  notifiesMessages: false,
  notifiesWithdrawals: false,
  showsResponseTime: false,
  hidesContact: false,
  isIndexed: false,
};

async function createHiring(world: World) {
  const company = await world.company({ name: 'Halden Maps', contactEmail: 'mara@halden.test' });
  const recruiter = await world.member(company, 'recruiter');
  const { company: calls } = world.call(recruiter);
  const { slug } = await calls.loadOwn({});
  return { company, recruiter, calls, slug };
}

const suspend = async (world: World, companyId: string) => {
  const admin = world.call(await world.admin());
  const { items } = await admin.company.list({});
  const version = items.find(({ id }) => id === companyId)?.version ?? 0;
  await admin.company.move({ companyId, to: 'suspended', version });
};

test('CO-10 a logo becomes a WebP of 200 × 200 and replaces the one before', async () => {
  await using world = await createWorld();
  const { recruiter, calls, slug } = await createHiring(world);
  const wide = await sharp({
    create: { width: 900, height: 300, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  const first = await saveLogo(world.ctx(recruiter), { bytes: wide });
  const bytes = await loadLogo(world.ctx(visitor), first.logoId);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 });
  // Above and below the wide picture the square is transparent.
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.channels, data[3]]).toEqual([4, 0]);
  const second = await saveLogo(world.ctx(recruiter), { bytes: onePixel });
  await expect(loadLogo(world.ctx(visitor), first.logoId)).rejects.toThrow('NOT_FOUND');
  await expect(calls.loadPublic({ slug })).resolves.toMatchObject({ logoId: second.logoId });
  await calls.removeLogo({});
  await expect(loadLogo(world.ctx(visitor), second.logoId)).rejects.toThrow('NOT_FOUND');
  await expect(calls.loadPublic({ slug })).resolves.toMatchObject({ logoId: null });
});

test.for([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  [
    'SVG after an XML declaration',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
  ['HTML', '<!doctype html><img src=x>'],
])('CO-10 %s is no logo, whatever its name', async ([, text]) => {
  await using world = await createWorld();
  const { recruiter, calls } = await createHiring(world);
  const upload = { bytes: Buffer.from(String(text)) };
  await expect(saveLogo(world.ctx(recruiter), upload)).rejects.toThrow('PHOTO_TYPE');
  await expect(calls.loadOwn({})).resolves.toMatchObject({ logoId: null, version: 1 });
});

test('CO-10 ten logos at once leave one, which is shown', async () => {
  await using world = await createWorld();
  const { recruiter, calls } = await createHiring(world);
  const many = Array.from({ length: 10 }, () =>
    saveLogo(world.ctx(recruiter), { bytes: onePixel }),
  );
  await Promise.all(many);
  const { rows } = await world.pool.query<{ id: string }>('select id from company_logos');
  const { logoId, version } = await calls.loadOwn({});
  expect(rows).toEqual([{ id: logoId }]);
  expect(version).toBe(11);
});

test('CO-10 of two colleagues who choose colors, the second sees the first one’s', async () => {
  await using world = await createWorld();
  const { calls, slug } = await createHiring(world);
  await expect(calls.loadPublic({ slug })).resolves.toMatchObject({ brandVersion: null });
  const saved = await calls.saveBranding({ ...colors, version: 1 });
  expect(saved).toMatchObject({ ...colors, version: 2 });
  await expect(calls.saveBranding({ ...colors, version: 1 })).rejects.toMatchObject({
    code: 'COMPANY_CHANGED',
    data: { ...colors, version: 2 },
  });
  await expect(calls.loadPublic({ slug })).resolves.toMatchObject({ brandVersion: 2 });
  const sheet = await loadBrandStylesheet(world.ctx(visitor), slug);
  expect(sheet).toContain(`[data-brand='${slug}'] { --brand: #`);
  expect(sheet).not.toContain('--brand: #f7ad30; --on-brand: #ffffff');
});

test('CO-10 postings carry logo and colors of their company', async () => {
  await using world = await createWorld();
  const { company, recruiter, calls, slug } = await createHiring(world);
  const { id: postingId } = await world.posting(company, { title: 'Surveyor' });
  const { logoId } = await saveLogo(world.ctx(recruiter), { bytes: onePixel });
  await calls.saveBranding({ ...colors, version: 2 });
  const look = { companySlug: slug, logoId, brandVersion: 3 };
  const reader = world.call();
  await expect(reader.posting.load({ postingId })).resolves.toMatchObject(look);
  await expect(reader.search.load({ postingId })).resolves.toMatchObject(look);
});

test('CO-10 the public page has the open postings and keeps contact details private', async () => {
  await using world = await createWorld();
  const { company, calls, slug } = await createHiring(world);
  const { id } = await world.posting(company, { title: 'Surveyor' });
  await world.posting(company, { title: 'Draft', state: 'draft' });
  await world.posting(company, { title: 'Closed', state: 'closed' });
  await world.posting(company, { title: 'Over', deadline: new Date(world.now.getTime() - 1) });
  await world.posting(await world.company(), { title: 'Foreign' });
  const page = await world.call().company.loadPublic({ slug });
  expect(page).toMatchObject({ name: 'Halden Maps', contact: null, openPostings: 1 });
  expect(page.postings.map((each) => each.id)).toEqual([id]);
  expect(JSON.stringify(page)).not.toContain('mara@halden.test');
  await calls.saveSettings({ ...allOff, version: 0 });
  const open = await world.call().company.loadPublic({ slug });
  expect(open.contact).toMatchObject({ email: 'mara@halden.test' });
});

test('CO-10 a suspended company has no page, logo, colors or sitemap entry', async () => {
  await using world = await createWorld();
  const { company, recruiter, calls, slug } = await createHiring(world);
  const { logoId } = await saveLogo(world.ctx(recruiter), { bytes: onePixel });
  await calls.saveBranding({ ...colors, version: 2 });
  const path = `/companies/${slug}`;
  const ctx = world.ctx(visitor);
  const paths = async () => (await listCompanyAddresses.part(ctx, 0, 50)).map((each) => each.path);
  expect(await paths()).toEqual([path]);
  await suspend(world, company.id);
  const notFound = { code: 'NOT_FOUND' };
  await expect(world.call().company.loadPublic({ slug })).rejects.toMatchObject(notFound);
  await expect(loadLogo(ctx, logoId)).rejects.toThrow('NOT_FOUND');
  await expect(loadBrandStylesheet(ctx, slug)).rejects.toThrow('NOT_FOUND');
  expect(await paths()).toEqual([]);
  expect(await listCompanyAddresses.count(ctx)).toBe(0);
});

test('CO-10 search engines and response times follow the preferences', async () => {
  await using world = await createWorld();
  const { company, recruiter, calls, slug } = await createHiring(world);
  const posting = await world.posting(company);
  for (let answered = 0; answered < 5; answered += 1) {
    const student = await world.student();
    await world.application({ posting, student, values: { firstAnsweredAt: world.now } });
  }
  const read = () => world.call().company.loadPublic({ slug });
  const card = () => world.call().search.load({ postingId: posting.id });
  const shown = async () => (await world.call(recruiter).analytics.load({})).shown;
  expect(await read()).toMatchObject({ answerDays: 1, answerCount: 5, isIndexed: true });
  expect(await card()).toMatchObject({ answerDays: 1, answerCount: 5 });
  expect(await shown()).toEqual({ days: 1, count: 5, fewest: 5, isShown: true });
  await calls.saveSettings({ ...allOff, version: 0 });
  expect(await read()).toMatchObject({ answerDays: null, answerCount: null, isIndexed: false });
  expect(await card()).toMatchObject({ answerDays: null, answerCount: null });
  expect(await shown()).toEqual({ days: 1, count: 5, fewest: 5, isShown: false });
  expect(await listCompanyAddresses.count(world.ctx(visitor))).toBe(0);
});

test.for([
  [true, ['application.received', 'application.message', 'application.left']],
  [false, []],
] as const)('CO-10 with notifications on (%s) the team hears of %j', async ([isOn, kinds]) => {
  await using world = await createWorld();
  const { company, recruiter, calls } = await createHiring(world);
  if (!isOn) await calls.saveSettings({ ...allOff, version: 0 });
  const posting = await world.posting(company);
  const student = await world.student();
  const { id: resumeFileId } = await world.file(student);
  const { application } = world.call(student);
  const who = { fullName: 'Asha Rao', email: 'asha@example.test' };
  const sent = await application.submit({ postingId: posting.id, resumeFileId, ...who });
  await application.sendMessage({ applicationId: sent.id, body: 'Hello' });
  await application.withdraw({ applicationId: sent.id, to: 'withdrawn', version: 1 });
  const heard = (await world.rows(notifications))
    .filter(({ userId }) => userId === recruiter.userId)
    .map(({ data }) => data.kind);
  expect(heard.toSorted()).toEqual([...kinds].toSorted());
  // Their open pages follow in any case.
  const live = (await world.rows(liveEvents)).filter(({ userId }) => userId === recruiter.userId);
  const kind = isOn ? 'notification' : 'application.changed';
  expect(live.filter((each) => each.kind === kind)).toHaveLength(3);
  const mails = await world.tasks('mail.send');
  const toTeam = mails.filter((mail) => JSON.stringify(mail).includes(recruiter.email));
  expect(toTeam).toHaveLength(isOn ? 2 : 0);
});

test('CO-10 preferences are all on, and a colleague’s change is not overwritten', async () => {
  await using world = await createWorld();
  const { calls } = await createHiring(world);
  const { version, ...before } = await calls.loadSettings({});
  expect([version, ...new Set(Object.values(before))]).toEqual([0, true]);
  const both = await Promise.allSettled([
    calls.saveSettings({ ...allOff, version: 0 }),
    calls.saveSettings({ ...allOff, isIndexed: true, version: 0 }),
  ]);
  const refused = both.filter((each) => each.status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'COMPANY_CHANGED', data: { version: 1 } } }]);
  const saved = await calls.saveSettings({ ...allOff, isIndexed: true, version: 1 });
  expect(saved).toMatchObject({ isIndexed: true, hidesContact: false, version: 2 });
  await expect(calls.saveSettings({ ...allOff, version: 1 })).rejects.toMatchObject({
    code: 'COMPANY_CHANGED',
    data: { isIndexed: true, version: 2 },
  });
});

test('CO-10 interviewers cannot read or change profile, branding and preferences', async () => {
  await using world = await createWorld();
  const { company } = await createHiring(world);
  const { company: calls } = world.call(await world.member(company, 'interviewer'));
  const forbidden = { code: 'FORBIDDEN' };
  await expect(calls.loadOwn({})).rejects.toMatchObject(forbidden);
  await expect(calls.saveBranding({ ...colors, version: 1 })).rejects.toMatchObject(forbidden);
  await expect(calls.saveSettings({ ...allOff, version: 0 })).rejects.toMatchObject(forbidden);
  await expect(calls.removeLogo({})).rejects.toMatchObject(forbidden);
});
