import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

test.each([
  ['Plain words.', 'Plain words.'],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<p>One<br>Two<br/>Three</p>', 'One\nTwo\nThree'],
  ['<h2><strong>About</strong></h2><p>Us</p>', '## About\n\nUs'],
  ['<ul><li>One</li><li><p>Two</p></li></ul><p>After</p>', '- One\n- Two\n\nAfter'],
  ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
  ['<ul><li>• One</li></ul>', '- One'],
  ['&lt;p&gt;Escaped &amp;amp; sound&lt;/p&gt;', 'Escaped & sound'],
  ['&amp;lt;p&amp;gt;Twice&amp;lt;/p&amp;gt;', 'Twice'],
  ['R&amp;D &nbsp; &ndash; caf&eacute; &#8377;5 &#x1F600; &bogus;', 'R&D – café ₹5 😀 &bogus;'],
  ['<p>See <a href="https://evil.test">our page</a></p>', 'See our page'],
  ['<p>[click](https://evil.test)</p>', '[click] (https://evil.test)'],
  ['<script>alert(1)</script><style>p{}</style>Words', 'Words'],
  ['<SCRIPT >alert(1)</SCRIPT\n>Words', 'Words'],
  ['<script>never closed', ''],
  ['<img src=x onerror="alert(1)">Words', 'Words'],
  ['<p title="a > b">Words</p>', 'Words'],
  ['<!-- hidden -->Words<!-- open', 'Words'],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
  ['<p># not a heading</p>', 'not a heading'],
  ['a\u0000b\u202Ec', 'a b c'],
  ['', ''],
])('JOBS-04 %j becomes %j', (html, expected) => {
  expect(htmlToMarkdown(html)).toBe(expected);
});

test('SEC-43 any source markup becomes storable text without elements', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<li>',
      '<ul>',
      '<!--',
      '-->',
      '&lt;',
      '&#0;',
      '<a href="',
      '>',
      "'",
      '<',
      '\u0000',
      '\uD800',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = htmlToMarkdown(pieces.join(''));
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toContain('\u0000');
    }),
  );
});

test('SEC-44 text with many opening tags is parsed in linear time', () => {
  for (const each of [
    '<',
    '<a ',
    '<a b="',
    '<script>',
    '<!--',
    '&',
    '&lt;',
    '<li>',
    '(',
    '<div>',
    '<b></p>',
  ])
    expect(htmlToMarkdown(each.repeat(100_000)).length).toBeLessThanOrEqual(50_000);
});
