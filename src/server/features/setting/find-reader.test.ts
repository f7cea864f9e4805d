import { expect, test } from 'vitest';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import { createTexts } from '#server/texts/texts.ts';
import { pseudoLocales, writePseudoLocales } from '#testing/pseudo-locales.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createWorld } from '#testing/world.ts';
import { findReader, findReaders } from './find-reader.ts';
import { loadSettings } from './load-settings.ts';

test('ADM-07 a mail contains and is sent under the platform name set by administrators', async () => {
  await using world = await createWorld();
  await world.db
    .insert(siteSettings)
    .values({ key: 'platformName', value: 'Aufstieg & Co', updatedAt: world.now });
  const { t, layOut } = await findReader(world.ctx(), { email: 'nobody@example.test' });
  expect(t('mail.footer')).toBe(
    'You’re receiving this email because you applied on Aufstieg & Co.',
  );
  const mail = layOut({ heading: 'H', paragraphs: ['P'], footer: t('mail.footer') });
  expect(mail.from).toBe('Aufstieg & Co');
  expect(mail.text).toMatch(/^Aufstieg & Co\n/u);
  expect(mail.html).not.toContain('Firstrung');
});

test('GEN-06 a mail uses its reader’s language and direction, and keeps the direction of names', async () => {
  await using world = await createWorld();
  await using folder = await temporaryFolder();
  await writePseudoLocales(folder.path);
  const texts = createTexts(folder.path);
  const language = pseudoLocales.rightToLeft;
  const { userId } = await world.student();
  await world.db.insert(userSettings).values({ userId, language, updatedAt: world.now });
  const reader = await findReader({ ...world.ctx(), texts }, { userId });
  const names = { from: 'Asha', title: 'Junior Developer' };
  const { html, text } = reader.layOut({
    heading: reader.t('mail.message.heading', names),
    paragraphs: [],
    footer: '',
  });
  expect(html).toContain(`<html lang="${language}" dir="rtl">`);
  expect(html).toContain('<bdi>Asha</bdi>');
  expect(text).toContain('\u2068Asha\u2069');
});

test('GEN-06 a mail has the time zone of its reader, else that of the last browser, and UTC until one is known', async () => {
  await using world = await createWorld();
  const { userId, email } = await world.student();
  const zones = async () => [
    (await findReader(world.ctx(), { userId })).timeZone,
    (await findReader(world.ctx(), { email })).timeZone,
    (await (await findReaders(world.ctx(), [email]))(email)).timeZone,
  ];
  expect(await zones()).toEqual(['UTC', 'UTC', 'UTC']);
  const browserTimeZone = 'Pacific/Auckland';
  await world.db.insert(userSettings).values({ userId, browserTimeZone, updatedAt: world.now });
  expect(await zones()).toEqual([browserTimeZone, browserTimeZone, browserTimeZone]);
  const timeZone = 'Asia/Kolkata';
  await world.db.update(userSettings).set({ timeZone });
  expect(await zones()).toEqual([timeZone, timeZone, timeZone]);
});

test('ADM-07 questions go to the operator’s address until administrators choose another, or none', async () => {
  await using world = await createWorld();
  const supportEmail = async () => {
    const ctx = world.ctx();
    const operator = { ...ctx.operator, email: 'ops@example.test' };
    return (await loadSettings({ ...ctx, operator })).supportEmail;
  };
  expect(await supportEmail()).toBe('ops@example.test');
  const chosen = { key: 'supportEmail', updatedAt: world.now };
  await world.db.insert(siteSettings).values({ ...chosen, value: 'help@example.test' });
  expect(await supportEmail()).toBe('help@example.test');
  await world.db.update(siteSettings).set({ value: '' });
  expect(await supportEmail()).toBe('');
});
