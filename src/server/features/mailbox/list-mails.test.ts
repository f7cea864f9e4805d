import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { createWorld } from '#testing/world.ts';

test('GEN-05 only an administrator or someone at the machine sees kept mails; for others there is no mailbox', async () => {
  await using world = await createWorld();
  const mail = { to: 'asha@example.test', subject: 'Hello', text: 'Hello!', html: '<p>Hello!' };
  const id = uuid();
  await world.mailbox.send({ id, ...mail });
  const seen = {
    items: [{ id, to: mail.to, subject: 'Hello', text: 'Hello!', keptAt: world.now }],
    older: null,
  };
  expect(await world.call(await world.admin()).mailbox.list({})).toEqual(seen);
  expect(await world.call(undefined, { isLocal: true }).mailbox.list({})).toEqual(seen);
  const company = await world.company();
  const people = [undefined, await world.student(), await world.member(company, 'owner')];
  for (const person of people) {
    expect(await world.refusal(() => world.call(person).mailbox.list({}))).toBe('NOT_FOUND');
  }
});

test.each([
  [45, 3],
  [40, 2],
  [0, 1],
])('GEN-05 of %d mails %d pages list each once', async (count, pages) => {
  await using world = await createWorld();
  const ids = Array.from({ length: count }, () => uuid());
  for (const id of ids) {
    await world.mailbox.send({ id, to: 'a@example.test', subject: 's', text: 't', html: 'h' });
  }
  const { list } = world.call(await world.admin()).mailbox;
  const seen: string[] = [];
  let turned = 0;
  for (let before: string | null | undefined; before !== null;) {
    const page = await list({ ...(before && { before }) });
    seen.push(...page.items.map((item) => item.id));
    before = page.older;
    turned += 1;
  }
  expect(seen).toEqual(ids.toReversed());
  expect(turned).toBe(pages);
});
