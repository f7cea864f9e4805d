import { expect, test } from 'vitest';
import { captionsOf, type SpokenPart, webVttOf } from './captions.ts';

const part = (startMs: number, text: string): SpokenPart => ({
  startMs,
  endMs: startMs + 900,
  text,
});
const spokenParts = [
  part(0, ' I am Asher, and'),
  part(1_000, ' I build whales in'),
  part(2_000, ' Pune, since 2020.'),
];
const textsOf = (text: string) =>
  captionsOf(spokenParts, text).map(({ startMs, text: caption }) => [startMs, caption]);

test('CO-07 A11Y-01 captions are the student’s text at the times that were heard', () => {
  expect(textsOf('I am Asha, and I build wells in\nPune, since 2020.')).toEqual([
    [0, 'I am Asha, and'],
    [1_000, 'I build wells in'],
    [2_000, 'Pune, since 2020.'],
  ]);
  // Words before, between and after what was heard belong to their neighbours.
  expect(textsOf('Hello! I am Asha, and I really build wells in Pune. Thank you.')).toEqual([
    [0, 'Hello! I am Asha, and'],
    [1_000, 'I really build wells in'],
    [2_000, 'Pune. Thank you.'],
  ]);
  expect(textsOf('We build wells in Pune.')).toEqual([
    [1_000, 'We build wells in'],
    [2_000, 'Pune.'],
  ]);
});

test('CO-07 A11Y-01 a text that is not what was heard has no times', () => {
  expect(textsOf('The diagram shows two pumps; see the file.')).toEqual([]);
  expect(textsOf('')).toEqual([]);
  expect(captionsOf([], 'I am Asha.')).toEqual([]);
});

test('CO-07 A11Y-01 a text without spaces is matched by its characters', () => {
  const parts = [part(0, '我叫阿莎'), part(1_000, '我住在普纳')];
  expect(captionsOf(parts, '我叫阿沙，我住在浦纳。').map(({ text }) => text)).toEqual([
    '我叫阿沙，',
    '我住在浦纳。',
  ]);
});

test('CO-07 A11Y-01 captions keep their order and lose no word, whatever was changed', () => {
  const words = 'one two three four five six seven eight nine ten one two one two'.split(' ');
  const parts = words.map((word, at) => part(at * 1_000, word));
  for (let turn = 0; turn < 200; turn++) {
    const typed = words.filter((_, at) => (turn * 7 + at * 13) % 5 > 0).concat('end');
    const found = captionsOf(parts, typed.join(' '));
    expect(found.map(({ text }) => text).join(' ')).toBe(typed.join(' '));
    const starts = found.map(({ startMs }) => startMs);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  }
});

test('CO-07 A11Y-01 a caption track escapes what is markup in it', () => {
  const captions = [{ startMs: 61_005, endMs: 3_723_450, text: 'a < b --> c & d' }];
  expect(webVttOf(captions, true)).toBe(
    'WEBVTT\n\n00:01:01.005 --> 01:02:03.450\na &lt; b --&gt; c &amp; d\n',
  );
  expect(webVttOf(captions, false)).toContain('01:02:03.450 line:10%\n');
});
