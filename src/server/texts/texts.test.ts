import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { postingKindKey } from '#domain/posting/posting-kind-key.ts';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { localesFolder, missingIn, readCatalogue, sourceLocale } from './catalogue.ts';
import { createTexts } from './texts.ts';

type Translate = (key: string, values?: object) => string;

const folders: string[] = [];

function catalogue(files: Record<string, unknown>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the catalogue', () => {
  test.each(readdirSync(localesFolder))(
    'UX-01 %s has every text with the same arguments',
    (locale) => {
      expect(missingIn(readCatalogue(locale), readCatalogue(sourceLocale))).toEqual([]);
    },
  );

  test('UX-01 in French a noun between two counts agrees with the first: ‘1 étape sur 18’', () => {
    const counted = /\{\w+(?:, number)?\} (?!fois)\p{L}{2,}s (?:\p{L}+ )*sur \{/u;
    const found = readdirSync(path.join(localesFolder, 'fr')).filter((file) =>
      counted.test(readFileSync(path.join(localesFolder, 'fr', file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['de', / [%…]|\.\.\.|["”]/u],
    ['es', / %|\.\.\.|[«»"]/u],
    ['fr', /« | [»;!?%]| :(?!:)|\.\.\.|["“”]/u],
    ['zh', /\p{Script=Han}[!,:;?]|\.\.\.|"/u],
  ])(
    'UX-01 %s has the quotation marks and non-breaking spaces of its style guide',
    (locale, wrong) => {
      const folder = path.join(localesFolder, locale);
      const lines = readdirSync(folder).flatMap((file) => {
        const texts: string[] = [];
        JSON.parse(readFileSync(path.join(folder, file), 'utf8'), (key, value: unknown) => {
          if (typeof value === 'string' && wrong.test(value))
            texts.push(`${file} ${key}: ${value}`);
          return value;
        });
        return texts;
      });
      expect(lines).toEqual([]);
    },
  );

  test('UX-01 no component writes the colon after a label: French has a space before it', () => {
    const web = path.join(localesFolder, '../../src/web');
    const colon = /\{t\((?:[^()]|\([^()]*\))*\)\}:/u;
    const found = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!test)\.tsx$/u.test(file) && colon.test(readFileSync(path.join(web, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test('UX-01 each type, level and category of a posting has its text', () => {
    const words = [...postingTypes, ...postingLevels, ...postingCategories];
    const texts = createTexts().pick(sourceLocale, ['posting-kind'])['posting-kind'];
    expect(texts).toEqual(Object.fromEntries(words.map((word) => [postingKindKey(word), word])));
  });

  test.each([
    [{ 'en/a.json': { x: '{oops' } }, /text 'x' of en\/a\.json is broken/],
    [{ 'en/a.json': { form: { y: '<b>open' } } }, /text 'form\.y' of en\/a\.json is broken/],
    [{ 'en/a.json': { n: '{n, number, percent}' } }, /named style 'percent'/],
    [{ 'en/a.json': { n: '{n, number} {n, date}' } }, /\{n\} is both number and date/],
    [{ 'en/a.json': { n: 3 } }, /text 'n' of en\/a\.json must be a string/],
    [{ 'en/a.json': { 'a.b': 'x' } }, /name 'a\.b' in en\/a\.json/],
    [{ 'en/a.json': '{' }, /en\/a\.json is not JSON/],
  ])('UX-01 a broken catalogue %j is reported by file and key', (files, sentence) => {
    expect(() => createTexts(catalogue(files))).toThrow(sentence);
  });

  test('UX-01 a locale is offered only if it is complete and takes the same arguments', () => {
    const texts = createTexts(
      catalogue({
        'en/a.json': { one: 'One', many: '{n, plural, one {# job} other {# jobs}}' },
        'de/a.json': { one: 'Eins', many: '{n, plural, one {# Stelle} other {# Stellen}}' },
        'fr/a.json': { one: 'Un' },
        'es/a.json': { one: 'Uno', many: '{cuantos, number}' },
        'zh/a.json': { one: '一', many: '{n, plural, other {# 个}}', extra: '多' },
      }),
    );
    expect(texts.locales).toEqual(['en', 'de']);
    expect(() => texts.pick('fr', ['a'])).toThrow(/'fr' is not offered/);
  });

  test('UX-01 the server formats plurals, choices, numbers and dates', () => {
    const t = createTexts(
      catalogue({
        'en/a.json': {
          many: '{n, plural, =0 {no jobs} one {# job} other {# jobs}}',
          to: '{who, select, you {to you} other {to {name}}}',
          rate: '{n, number, ::percent} on {on, date, ::yMMMd}',
          form: { title: "It''s {name}" },
        },
      }),
    ).translate('en', 'Asia/Kolkata') as Translate;
    expect([0, 1, 1200].map((n) => t('a.many', { n }))).toEqual(['no jobs', '1 job', '1,200 jobs']);
    expect(t('a.to', { who: 'you', name: 'x' })).toBe('to you');
    expect(t('a.to', { who: 'them', name: 'Asha' })).toBe('to Asha');
    expect(t('a.rate', { n: 0.25, on: new Date('2026-11-21T20:00:00Z') })).toBe(
      '25% on Nov 22, 2026',
    );
    expect(t('a.form.title', { name: '<b>' })).toBe("It's <b>");
    expect(() => t('a.absent')).toThrow(/no text 'a.absent'/);
  });

  test('ADM-07 texts use the platform’s configured name, on pages and on the server', () => {
    const texts = createTexts(
      catalogue({
        'en/a.json': {
          plain: 'You are on {product}.',
          many: '{n, plural, one {# job on {product}} other {# jobs}}',
          rich: '<a>{product}</a> by {name}',
        },
      }),
    );
    const t = texts.translate('en', 'UTC', 'Aufstieg {1}') as Translate;
    expect(t('a.plain')).toBe('You are on Aufstieg {1}.');
    expect(t('a.many', { n: 1 })).toBe('1 job on Aufstieg {1}');
    expect((texts.translate('en') as Translate)('a.plain')).toBe('You are on Firstrung.');
    const { a } = texts.pick('en', ['a'], 'Aufstieg');
    expect(a?.['plain']).toBe('You are on Aufstieg.');
    expect(JSON.stringify(a)).not.toContain('product');
    expect(a?.['rich']).toEqual([['a', 'Aufstieg'], ' by ', ['name']]);
    expect(texts.pick('en', ['a'], 'Other')['a']?.['plain']).toBe('You are on Other.');
  });

  test('UX-01 a page gets only the areas it picks, as plain JSON', () => {
    const folder = catalogue({ 'en/a.json': { x: 'X {n}' }, 'en/b.json': { y: 'Y' } });
    const texts = createTexts(folder);
    const picked = texts.pick('en', ['a']);
    expect(JSON.parse(JSON.stringify(picked))).toEqual({ a: { x: ['X ', ['n']] } });
    expect(() => texts.pick('en', ['c'])).toThrow(/no file en\/c\.json/);
  });
});
