import { expect, test } from 'vitest';
import { blocksOf } from './plain-text.tsx';

test('CAR-04 a plain description becomes paragraphs, headings and lists', () => {
  const text = 'We build maps.\n\nWhat you will do\n- Build screens\n- Test them\n\nDone.\n• One\n';
  expect(blocksOf(text)).toEqual([
    { kind: 'text', text: 'We build maps.' },
    { kind: 'heading', text: 'What you will do' },
    { kind: 'list', items: ['Build screens', 'Test them'] },
    { kind: 'text', text: 'Done.' },
    { kind: 'list', items: ['One'] },
  ]);
});

test('CAR-04 an empty description shows nothing', () => {
  expect(blocksOf('')).toEqual([]);
});
