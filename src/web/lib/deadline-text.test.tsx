import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeadlineText } from './deadline-text.tsx';
import { TextsProvider } from './texts.tsx';

const deadline = {
  'deadline.in-zone': [['when'], ' (', ['city'], ')'],
  'deadline.your-time': [['when'], ' your time'],
};
const texts = [{ common: deadline }];
const at = new Date('2026-11-30T18:29:00Z');

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata', ['Nov 30, 2026, 11:59 PM (Kolkata)']],
  ['Asia/Kolkata', 'Asia/Colombo', ['Nov 30, 2026, 11:59 PM (Kolkata)']],
  [
    'Asia/Kolkata',
    'America/New_York',
    ['Nov 30, 2026, 11:59 PM (Kolkata)', 'Nov 30, 2026, 1:29 PM your time'],
  ],
  [null, 'America/New_York', ['Nov 30, 2026, 1:29 PM']],
])('CO-02 a deadline of %s, read in %s', (zone, own, shown) => {
  const html = renderToStaticMarkup(
    <TextsProvider locale="en" timeZone={own} texts={texts}>
      <DeadlineText deadline={at} zone={zone} />
    </TextsProvider>,
  );
  const parts = html.replaceAll('\u202F', ' ').split(/<[^>]*>/u);
  expect(parts.filter((part) => part !== '')).toEqual(shown);
});
