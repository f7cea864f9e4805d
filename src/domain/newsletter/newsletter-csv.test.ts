import { expect, test } from 'vitest';
import { newsletterCsv } from './newsletter-csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '|calc', '＝1', '%0A=1'])(
  'SEC-46 spreadsheets don’t treat %j as a formula',
  (text) => {
    expect(newsletterCsv(['email'], [[text]])).toBe(`"email"\r\n"'${text}"\r\n`);
  },
);

test('ADM-10 rows keep quotes, commas and line breaks', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  const csv = newsletterCsv(['email', 'asked', 'left'], [['"a",b\n@example.test', at, null]]);
  expect(csv).toBe(
    '"email","asked","left"\r\n"""a"",b\n@example.test","2026-11-21T10:00:00.000Z",""\r\n',
  );
});
