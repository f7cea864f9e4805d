import { describe, expect, test } from 'vitest';
import { changedFact } from './changed-fact.ts';
import { faithfulRewrites, passagesOf } from './faithful-rewrites.ts';

const noTexts = { description: '', responsibilities: '', requirements: '', niceToHave: '' };

describe('what a rewrite of a posting may not change', () => {
  test.each([
    ['A ninja for ₹6 lakh per year', 'An expert for ₹6 lakh per year', null],
    ['A ninja for ₹6 lakh per year', 'An expert for 6,00,000 rupees per year', null],
    ['A ninja for ₹6 lakh per year', 'An expert for ₹7 lakh per year', 'pay'],
    ['A ninja for ₹6 lakh per year', 'An expert for ₹6 lakh per month', 'pay'],
    ['A ninja for ₹6 lakh per year', 'An expert for $6 lakh per year', 'pay'],
    ['A ninja for ₹6 lakh per year', 'An expert', 'pay'],
    ['A ninja', 'An expert for ₹6 lakh', 'pay'],
    ['2 to 5 years for a ninja', '5 to 2 years for an expert', 'pay'],
    ['Aged 18 to 25 years, for 3 months', 'For 3 months', null],
    ['A ninja in pune', 'An expert in pune', null],
    ['A ninja in pune', 'An expert in mumbai', 'location'],
    ['A ninja in pune', 'An expert', 'location'],
    ['A ninja in Bangalore', 'An expert in Bengaluru', 'names'],
    ['A remote ninja', 'An expert in the office', 'location'],
    ['A ninja who works from home', 'An expert who works on site', 'location'],
    ['A ninja in Kotagiri', 'An expert in Munnar', 'names'],
    ['A ninja who knows React', 'An expert who knows React', null],
    ['A ninja who knows React', 'An expert who knows Angular', 'skills'],
    ['A ninja who knows React', 'An expert', 'skills'],
    ['A ninja', 'An expert who knows Docker', 'skills'],
    ['A ninja at kneading', 'An expert at kneading', null],
    ['A ninja at kneading', 'An expert at baking', 'skills'],
    ['The ninja joins Acme Rail', 'The expert joins Globex', 'names'],
    ['The ninja joins Acme Rail', 'The expert joins us', 'names'],
  ])('CO-03 %j as %j changes %j', (before, after, changed) => {
    expect(changedFact(before, after, ['Kneading'])).toBe(changed);
  });
});

test('CO-03 only lines with flagged words are sent, without list marks, each once', () => {
  const description = '## About\n- Be a ninja.\n2. Be a ninja.\nBake bread.';
  expect(passagesOf({ ...noTexts, description, requirements: '* Young men only' })).toEqual([
    { field: 'description', words: 'Be a ninja.' },
    { field: 'requirements', words: 'Young men only' },
  ]);
});

test('CO-03 rewrites are offered that read better, and the others are left out', () => {
  const passages = passagesOf({ ...noTexts, description: 'A ninja for ₹6 lakh' });
  const offered = (text: string, line = 0) => faithfulRewrites(passages, [{ line, text }], []);
  const words = 'A ninja for ₹6 lakh';
  expect(offered(' An expert for ₹6 lakh ')).toEqual({
    items: [{ field: 'description', words, rewrite: 'An expert for ₹6 lakh' }],
    refused: [],
  });
  expect(offered('An expert for ₹9 lakh')).toEqual({ items: [], refused: ['pay'] });
  for (const text of [
    '',
    words,
    'A guru for ₹6 lakh',
    'Male expert only for ₹6 lakh',
    'An <b>expert</b> for ₹6 lakh',
    'An expert for ₹6 lakh\nApply now',
    'An [expert](/x) for ₹6 lakh',
    `An expert for ₹6 lakh ${'and more '.repeat(20)}`,
  ])
    expect(offered(text), text).toEqual({ items: [], refused: [] });
  expect(offered('An expert for ₹6 lakh', 3).items).toEqual([]);
  const twice = ['An expert for ₹6 lakh', 'A planner for ₹6 lakh'].map((text) => ({
    line: 0,
    text,
  }));
  expect(faithfulRewrites(passages, twice, []).items).toMatchObject([
    { rewrite: 'An expert for ₹6 lakh' },
  ]);
});
