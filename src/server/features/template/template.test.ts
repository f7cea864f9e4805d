import { expect, test } from 'vitest';
import { maxTemplates } from '#domain/template/template.ts';
import { applicationMoves } from '#server/db/tables/applications.ts';
import { messageTemplates } from '#server/db/tables/message-templates.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { createWorld } from '#testing/world.ts';

const texts = { name: 'Filled', body: 'Dear {first_name}, {job} is filled.' };

test('CO-05 templates are the company’s: everybody who writes uses them, nobody else sees them', async () => {
  await using world = await createWorld();
  const company = await world.company({ name: 'Bakery & Sons' });
  const recruiter = await world.member(company, 'recruiter', { name: 'Omar Khan' });
  const owner = world.call(await world.member(company, 'owner')).template;
  const stranger = world.call(await world.member(await world.company(), 'owner')).template;
  const own = world.call(recruiter).template;
  const { id: templateId } = await own.create({ ...texts, kind: 'rejection' });
  await own.create({ ...texts, kind: 'reply' });
  expect((await owner.list({})).items).toHaveLength(2);
  expect(await own.list({})).toMatchObject({ company: 'Bakery & Sons', sender: 'Omar Khan' });
  expect((await stranger.list({})).items).toEqual([]);
  const change = { ...texts, templateId, version: 1 };
  expect(await world.refusal(() => stranger.update(change))).toBe('NOT_FOUND');
  expect(await world.refusal(() => stranger.remove({ templateId }))).toBe('NOT_FOUND');
  const interviewer = world.call(await world.member(company, 'interviewer')).template;
  expect(await world.refusal(() => interviewer.list({}))).toBe('FORBIDDEN');
});

test('UX-01 names are in the order of the alphabet, with and without marks or capitals', async () => {
  await using world = await createWorld();
  const { create, list } = world.call(await world.member(await world.company())).template;
  for (const name of ['Zusage', 'absage', 'Übersicht', 'Éclair', 'Folge'])
    await create({ ...texts, name, kind: 'reply' });
  const names = (await list({})).items.map(({ name }) => name);
  expect(names).toEqual(['absage', 'Éclair', 'Folge', 'Übersicht', 'Zusage']);
});

test('CO-05 a template needs a free name and known placeholders, and there is a limit', async () => {
  await using world = await createWorld();
  const { create, update } = world.call(await world.member(await world.company())).template;
  const { id: templateId } = await create({ ...texts, kind: 'reply' });
  const again = () => create({ ...texts, name: 'FILLED', kind: 'reply' });
  expect(await world.refusal(again)).toBe('TEMPLATE_NAME_TAKEN');
  const odd = { ...texts, name: 'Odd', body: 'Dear {nickname}' };
  expect(await world.refusal(() => create({ ...odd, kind: 'reply' }))).toBe('PLACEHOLDER_UNKNOWN');
  expect(await world.refusal(() => update({ ...odd, templateId, version: 1 }))).toBe(
    'PLACEHOLDER_UNKNOWN',
  );
  const { id: otherId } = await create({ ...texts, name: 'Other', kind: 'reply' });
  const rename = () => update({ ...texts, templateId: otherId, version: 1 });
  expect(await world.refusal(rename)).toBe('TEMPLATE_NAME_TAKEN');
  // A rejection may have the name of a reply, also later.
  const { id: rejectionId } = await create({ ...texts, name: 'No', kind: 'rejection' });
  await update({ ...texts, templateId: rejectionId, version: 1 });
  for (let n = 3; n < maxTemplates; n++) await create({ ...texts, name: `${n}`, kind: 'reply' });
  expect(await world.refusal(() => create({ ...texts, name: 'x', kind: 'reply' }))).toBe(
    'TOO_MANY_TEMPLATES',
  );
});

test('REL-13 of two who change a template at once one does, and the other is told', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const [one, other] = [await world.member(company), await world.member(company)];
  const { id: templateId } = await world.call(one).template.create({ ...texts, kind: 'reply' });
  const results = await Promise.allSettled(
    [one, other].map((by, n) =>
      world.call(by).template.update({ templateId, name: `${n}`, body: 'x', version: 1 }),
    ),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'TEMPLATE_CHANGED' },
  });
  expect(await world.rows(messageTemplates)).toMatchObject([{ version: 2 }]);
});

test('CO-05 the reason of a rejection is filled in for each applicant, single or bulk', async () => {
  await using world = await createWorld();
  const company = await world.company({ name: 'Bakery {job}' });
  const recruiter = await world.member(company, 'recruiter', { name: 'Omar Khan' });
  const received = [];
  for (const [name, title] of [
    ['Asha Rao', 'Baker'],
    ['Ben {company}', 'Cook'],
    ['Chandra', 'Baker'],
  ] as const) {
    const posting = await world.posting(company, { title });
    received.push(await world.application({ posting, student: await world.student({ name }) }));
  }
  const [first, ...others] = received;
  const reason = 'Dear {first_name}, {job} at {company} is filled. {nickname} {sender}';
  const { move, moveMany } = world.call(recruiter).application;
  await move({ applicationId: first?.id ?? '', to: 'rejected', version: 1, reason });
  await moveMany({
    applications: others.map(({ id }) => ({ id, version: 1 })),
    to: 'rejected',
    reason,
  });
  await notifyMoves(world);
  const reasons = (await world.rows(applicationMoves)).flatMap((row) => row.reason ?? []);
  expect(reasons.toSorted()).toEqual([
    'Dear Asha, Baker at Bakery {job} is filled. {nickname} Omar Khan',
    'Dear Ben, Cook at Bakery {job} is filled. {nickname} Omar Khan',
    'Dear Chandra, Baker at Bakery {job} is filled. {nickname} Omar Khan',
  ]);
  const mails = (await world.tasks('mail.send')).map(({ mail }) => mail.text).join('\n');
  expect(mails).toContain('Dear Chandra, Baker at Bakery {job} is filled.');
});
