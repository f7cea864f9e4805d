import { expect, test } from 'vitest';
import { mailLayout } from './mail-layout.ts';

const parts = {
  heading: 'You moved to Interview',
  paragraphs: ['Café Ñandú moved your application.', 'First line\nsecond line'],
  action: { label: 'See it', url: 'https://firstrung.test/student-dashboard?application=1&tab=a' },
  footer: 'You get this because you applied.',
  product: 'Firstrung',
  lang: 'en',
  dir: 'ltr' as const,
};

test('GEN-06 both forms of a mail say the same things in the same order', () => {
  const { text, html } = mailLayout(parts);
  const order = [
    'Firstrung',
    parts.heading,
    parts.paragraphs[0] ?? '',
    'second line',
    'See it',
    parts.footer,
  ];
  const places = (form: string) => order.map((piece) => form.lastIndexOf(piece));
  expect(places(text)).toEqual(places(text).toSorted((a, b) => a - b));
  expect(Math.min(...places(text), ...places(html))).toBeGreaterThanOrEqual(0);
  expect(text).toContain('https://firstrung.test/student-dashboard?application=1&tab=a');
  expect(html).toContain('href="https://firstrung.test/student-dashboard?application=1&amp;tab=a"');
  expect(html).toContain('First line<br>second line');
  expect(html).toContain('prefers-color-scheme: dark');
});

test('SEC-46 user input is text everywhere in the mail', () => {
  const evil = `"><img src=x onerror=alert(1)>'&`;
  const { html } = mailLayout({
    heading: evil,
    paragraphs: [evil],
    action: { label: evil, url: 'https://firstrung.test/?q="><script>' },
    footer: evil,
    product: evil,
    lang: evil,
    dir: 'ltr',
  });
  expect(html).not.toMatch(/<img|<script/);
  expect(html.match(/&lt;img src=x/g)?.length).toBe(7);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', ''])(
  'SEC-46 %j is not accepted as the URL of the button',
  (url) => {
    expect(() => mailLayout({ ...parts, action: { label: 'x', url } })).toThrow();
  },
);

test('GEN-06 a mail without an action has no button', () => {
  const { action: _, ...rest } = parts;
  const { html, text } = mailLayout(rest);
  expect(html).not.toContain('<a ');
  expect(text).not.toContain('http');
});

test('GEN-06 a mail has the direction of its language, and names in the other direction are isolated', () => {
  const name = '\u2068محمد\u2069';
  const { text, html } = mailLayout({
    ...parts,
    paragraphs: [`${name} wrote to you.`],
    dir: 'rtl',
  });
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('<bdi>محمد</bdi> wrote to you.');
  expect(text).toContain(`${name} wrote to you.`);
});
