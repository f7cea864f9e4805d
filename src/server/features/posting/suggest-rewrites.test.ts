import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { modelCallsPerDay } from '#domain/rate-limit/rate-limits.ts';
import type { ModelPort } from '#server/ports/model/model.ts';
import { startFakeModel } from '#testing/fake-model.ts';
import { injectedTexts } from '#testing/injected-texts.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let fake: Awaited<ReturnType<typeof startFakeModel>>;
beforeAll(async () => {
  [world, fake] = await Promise.all([createWorld(), startFakeModel()]);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await fake[Symbol.asyncDispose]();
});
beforeEach(() => fake.behaves('normal'));

const description = 'Draw maps.\n- You are a ninja in Pune for ₹6 lakh a year';
const words = 'You are a ninja in Pune for ₹6 lakh a year';
const texts = { description, responsibilities: '', requirements: '', niceToHave: '', skills: [] };
const writes = (text: string) => fake.writes(() => ({ rewrites: [{ line: 0, text }] }));
const newMember = async () => world.member(await world.company());
const ask = async (input: object = {}, model: ModelPort | null = fake.model(), by?: unknown) =>
  world
    .call((by as never) ?? (await newMember()), { model })
    .posting.suggestRewrites({ ...texts, ...input });

test('CO-03 a model rewords flagged lines; only these are sent, and pay, place and skills stay', async () => {
  const rewrite = 'You are an expert in Pune for ₹6 lakh a year';
  writes(rewrite);
  expect(await ask()).toEqual({
    isOn: true,
    left: modelCallsPerDay - 1,
    items: [{ field: 'description', words, rewrite }],
    refused: [],
    problem: null,
  });
  expect(fake.asked.at(-1)?.material).toEqual({
    lines: [{ line: 0, text: words, replace: ['ninja'] }],
  });
  for (const [text, kind] of [
    ['You are an expert in Pune for ₹7 lakh a year', 'pay'],
    ['You are an expert in Delhi for ₹6 lakh a year', 'location'],
    ['You are an expert at SQL in Pune for ₹6 lakh a year', 'skills'],
  ] as const) {
    writes(text);
    expect(await ask()).toMatchObject({ items: [], refused: [kind] });
  }
});

test('CO-03 an administrator may ask too; nothing is sent or counted without flagged lines', async () => {
  const before = fake.asked.length;
  const admin = await world.admin();
  expect(await ask({ description: 'Draw maps.' }, fake.model(), admin)).toMatchObject({
    left: modelCallsPerDay,
    problem: null,
  });
  expect(fake.asked.length).toBe(before);
});

test('CO-03 without a model, with a failed one or at the limit, the answer says so', async () => {
  expect(await ask({}, null)).toMatchObject({ isOn: false, items: [], problem: 'off' });
  const by = await newMember();
  fake.behaves('down');
  expect(await ask({}, fake.model(), by)).toMatchObject({
    left: modelCallsPerDay,
    problem: 'failed',
  });
  fake.behaves('normal');
  writes('Nothing');
  for (let call = 0; call < modelCallsPerDay; call++) await ask({}, fake.model(), by);
  expect(await ask({}, fake.model(), by)).toMatchObject({ left: 0, problem: 'quota' });
});

test('CO-03 what a misled model adds is never markup or a link', async () => {
  for (const text of injectedTexts.slice(0, 12)) {
    writes(`An expert. ${text}`);
    const { items } = await ask({ description: 'Be a ninja. Read much, write much, ask much.' });
    for (const { rewrite } of items) expect(rewrite).not.toMatch(/[<>{}]|https?:/u);
  }
});
