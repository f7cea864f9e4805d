import { expect, test } from 'vitest';
import { findProblems } from '#domain/fields.ts';
import { authorName } from './author-name.ts';
import { mayPost, mayReply } from './may-post.ts';
import { replyFields, topicFields } from './post.ts';
import { tagOf } from './tag-of.ts';

test.each([
  ['Asha', 'Rao', 'Asha R.'],
  ['Asha', '', 'Asha'],
  ['Võ', 'Thành Long', 'Võ L.'],
  ['', 'çelik', 'Ç.'],
  ['', '', null],
  ['Zoé', 'Lefèvre 🎓', 'Zoé L.'],
  ['Ann', 'Lee 2', 'Ann L.'],
  ['小明', '王', '小明'],
  ['はなこ', '山田', 'はなこ'],
])('SITE-06 %s %s appears as %s in the forum', (firstName, lastName, name) => {
  expect(authorName({ firstName, lastName })).toBe(name);
});

test.each([
  ['Off Campus', 'off-campus'],
  ['  C++ ', 'c++'],
  ['#Resume', '#resume'],
  ['<script>', 'script'],
  ['…', ''],
  ['नौकरी खोज', 'नौकरी-खोज'],
  ['x'.repeat(40), 'x'.repeat(30)],
])('SITE-06 the tag %j is stored as %j', (typed, tag) => {
  expect(tagOf(typed)).toBe(tag);
});

test.each([
  [{ title: 'A', body: 'B' }, {}],
  [{ body: 'B' }, {}],
  [
    { title: ' ', body: '\u200b' },
    { title: 'FIELDS_REQUIRED', body: 'FIELDS_REQUIRED' },
  ],
  [
    { title: 'x'.repeat(151), body: 'x'.repeat(10_001) },
    { title: 'TEXT_TOO_LONG', body: 'TEXT_TOO_LONG' },
  ],
])('SITE-06 an invalid post reports its problems (%#)', (form, problems) => {
  expect(findProblems('title' in form ? topicFields : replyFields, form)).toEqual(problems);
});

test('SITE-06 closed topics take no replies, hidden ones are not found, and posting is rate-limited', () => {
  const hiddenAt = new Date();
  expect(mayReply({ isClosed: false, hiddenAt: null })).toEqual({ ok: true });
  expect(mayReply({ isClosed: true, hiddenAt: null })).toMatchObject({ refusal: 'TOPIC_CLOSED' });
  expect(mayReply({ isClosed: true, hiddenAt })).toMatchObject({ refusal: 'NOT_FOUND' });
  expect([mayPost('topic', 2).ok, mayPost('topic', 3).ok]).toEqual([true, false]);
  expect([mayPost('reply', 9).ok, mayPost('reply', 10).ok]).toEqual([true, false]);
});
