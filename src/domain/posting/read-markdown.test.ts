import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, readMarkdown } from './read-markdown.ts';

const sketch = ({ kind, lines }: Block) =>
  `${kind}: ${lines
    .map((spans) =>
      spans
        .map(({ text, look, href }) =>
          href ? `<${text}|${href}>` : look === 'plain' ? text : `${look}(${text})`,
        )
        .join(''),
    )
    .join(' / ')}`;

test.each([
  ['We build maps.', ['text: We build maps.']],
  ['# One\n## Two ##\n###### Six', ['heading: One', 'heading: Two', 'heading: Six']],
  ['- a\n* b\n+ c\n• d', ['list: a / b / c / d']],
  ['1. a\n2) b', ['numbers: a / b']],
  [
    'What you will do\n- Build\n- Test\n\nDone.\n• One',
    ['heading: What you will do', 'list: Build / Test', 'text: Done.', 'list: One'],
  ],
  ['Ends with a stop.\n- a', ['text: Ends with a stop.', 'list: a']],
  ['- a\n\n- b', ['list: a', 'list: b']],
  ['**strong** and *soft* and _soft_', ['text: strong(strong) and em(soft) and em(soft)']],
  ['2 * 3 * 4 and snake_case_name', ['text: 2 * 3 * 4 and snake_case_name']],
  [
    '[us](https://a.test/x) or https://b.test.',
    ['text: <us|https://a.test/x> or <https://b.test|https://b.test/>.'],
  ],
  ['[mail](mailto:a@b.test)', ['text: <mail|mailto:a@b.test>']],
  ['', []],
  [' \n\n ', []],
  ['a\r\nb', ['text: a', 'text: b']],
])('CO-02 the Markdown %j becomes %j', (text, blocks) => {
  expect(readMarkdown(text).map(sketch)).toEqual(blocks);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.test',
  '/relative',
  'https:',
  'x&#58;y',
])('SEC-33 a link to %j is not a link', (target) => {
  const spans = readMarkdown(`[go](${target})`).flatMap(({ lines }) => lines.flat());
  expect(spans.filter(({ href }) => href !== null)).toEqual([]);
});

test('SEC-33 links only ever lead to web or mail addresses', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['**', '*', '_', '[', '](', ')', 'javascript:', 'https://a.test', '# ', '- ', '1. ', '\n'],
    ),
    fc.string({ maxLength: 5 }),
  );
  const written = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  const isSafe = (text: string) =>
    readMarkdown(text)
      .flatMap(({ lines }) => lines.flat())
      .every(({ href }) => href === null || /^(?:https?:\/\/|mailto:)/u.test(href));
  expect(fc.check(fc.property(written, isSafe)).failed).toBe(false);
});

test('SEC-33 a description full of Markdown syntax is parsed quickly', () => {
  for (const mark of ['*', '**', '_', '[', '[a](', '- ', '#', '**a ', '[[', 'http://'])
    expect(readMarkdown(mark.repeat(Math.floor(50_000 / mark.length)))).not.toEqual([]);
});
