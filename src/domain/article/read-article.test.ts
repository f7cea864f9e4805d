import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';
import { readArticle, textOf } from './read-article.ts';
import { readingMinutes } from './reading-minutes.ts';

const front = `---
title: A title: with a colon
description: What it is about.
author: The Firstrung team
date: 2026-11-02
tags: Resumes, First job
---
`;
const sketch = (body: string) =>
  readArticle(front + body).blocks.map(
    ({ kind, lines }) => `${kind} ${lines.map((line) => textOf([line])).join('|')}`,
  );

test('SITE-09 front matter has title, description, author, date and tags', () => {
  expect(readArticle(front)).toEqual({
    title: 'A title: with a colon',
    description: 'What it is about.',
    author: 'The Firstrung team',
    date: '2026-11-02',
    tags: ['Resumes', 'First job'],
    blocks: [],
  });
});

test.each([
  ['', "lacks 'date'"],
  ['no front matter', "lacks 'date'"],
  [front.replace('2026-11-02', 'soon'), "'soon' is no day"],
  [front.replace('author', 'by'), "lacks 'author'"],
])(
  'SITE-09 an article without a required property throws an error that names it',
  (source, sentence) => {
    expect(() => readArticle(source)).toThrow(sentence);
  },
);

test.each([
  ['## A heading\n\n### Below it', ['heading A heading', 'subheading Below it']],
  [
    'A paragraph\nover two lines.\n\nAnother.',
    ['text A paragraph over two lines.', 'text Another.'],
  ],
  ['- one\n- two\n  goes on\n- three', ['list one|two goes on|three']],
  ['1. one\n2. two', ['numbers one|two']],
  ['> said\n> by somebody', ['quote said by somebody']],
  ['```\na\n\n- b\n```\n\nafter', ['code a\n\n- b', 'text after']],
  ['<script>alert(1)</script>', ['text <script>alert(1)</script>']],
])('SITE-09 Markdown %j is parsed', (body, blocks) => {
  expect(sketch(body)).toEqual(blocks);
});

test('SITE-09 headings have ids, and text can be strong, code or a link', () => {
  const { blocks } = readArticle(
    `${front}## What an ATS *does*\n\nSee **this** \`code\` [here](/careers) and [there](https://example.test/a).`,
  );
  expect(blocks[0]?.id).toBe('what-an-ats-does');
  expect(blocks[1]?.lines[0]).toEqual([
    { text: 'See ', look: 'plain', href: null },
    { text: 'this', look: 'strong', href: null },
    { text: ' ', look: 'plain', href: null },
    { text: 'code', look: 'code', href: null },
    { text: ' ', look: 'plain', href: null },
    { text: 'here', look: 'plain', href: '/careers' },
    { text: ' and ', look: 'plain', href: null },
    { text: 'there', look: 'plain', href: 'https://example.test/a' },
    { text: '.', look: 'plain', href: null },
  ]);
});

test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x'])(
  'SITE-09 %s is not a link',
  (target) => {
    const { blocks } = readArticle(`${front}[go](${target})`);
    expect(blocks[0]?.lines[0]?.map(({ href }) => href)).toEqual([null]);
  },
);

test('SITE-09 placeholders are filled in, and an unknown one throws', () => {
  const source = 'Run by {operator}, [write]({contact})';
  const values = { operator: 'Asha & Co', contact: '/contact' };
  expect(fillIn(source, values)).toBe('Run by Asha & Co, [write](/contact)');
  expect(() => fillIn(source, { operator: '' })).toThrow('{contact}');
});

test('SITE-09 reading time is a minute per 220 words, at least one', () => {
  const minutes = (words: number) =>
    readingMinutes(readArticle(front + 'word '.repeat(words)).blocks);
  expect([1, 220, 900].map(minutes)).toEqual([1, 1, 4]);
});
