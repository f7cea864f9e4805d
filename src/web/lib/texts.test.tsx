import compile from 'icu-minify/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider, useFormat, useTexts } from './texts.tsx';

const texts = [
  { a: { title: 'Careers', hello: compile('Hello {name}') as unknown[] } },
  {
    b: {
      many: compile('{n, plural, one {# job} other {# jobs}}') as unknown[],
      terms: compile('I accept the <link>terms of {who}</link>.') as unknown[],
    },
  },
];

function html(Component: () => React.ReactNode, locale = 'en') {
  return renderToStaticMarkup(
    <TextsProvider locale={locale} timeZone="Asia/Kolkata" texts={texts}>
      <Component />
    </TextsProvider>,
  );
}

const useAny = useTexts as unknown as () => ((key: string, values?: object) => string) & {
  rich: (key: string, values: object) => React.ReactNode;
};

test('UX-01 a component renders texts of all its namespaces, with plurals', () => {
  expect(
    html(() => {
      const t = useAny();
      return [t('a.title'), t('b.many', { n: 1 }), t('b.many', { n: 2 })].join(', ');
    }),
  ).toBe('Careers, 1 job, 2 jobs');
});

test.each([
  ['en', 'One. Two.'],
  ['fr', 'One. Two.'],
  ['zh', 'One.Two.'],
  ['zh-SG', 'One.Two.'],
])(
  'UX-01 sentences that the code joins have a space between them only where one is written: %s',
  (locale, joined) => {
    const Joined = () => ['One.', 'Two.'].join(useTexts().gap);
    expect(html(Joined, locale)).toBe(joined);
  },
);

test('UX-01 an argument is rendered as text, never as markup', () => {
  expect(html(() => useAny()('a.hello', { name: '<img src=x onerror=alert(1)>' }))).toBe(
    'Hello &lt;img src=x onerror=alert(1)&gt;',
  );
});

test('UX-01 a tag in a text becomes the component’s element', () => {
  const made = html(() =>
    useAny().rich('b.terms', {
      who: '<Firstrung>',
      link: (chunks: React.ReactNode) => <a href="/terms">{chunks}</a>,
    }),
  );
  expect(made).toBe('I accept the <a href="/terms">terms of &lt;Firstrung&gt;</a>.');
});

test('UX-01 a text missing from the page throws in tests', () => {
  expect(() => html(() => useAny()('a.absent'))).toThrow(/'a\.absent' is not on this page/);
});

test('UX-01 dates, money and lists follow the locale and the time zone', () => {
  expect(
    html(() => {
      const format = useFormat();
      return [
        format.date(new Date('2026-11-21T20:00:00Z')),
        format.money(600_000_00, 'INR'),
        format.list(['Go', 'SQL', 'C++']),
      ].join(' | ');
    }),
  ).toBe('Nov 22, 2026 | ₹6,00,000 | Go, SQL, and C++');
});

test('UX-01 wrong keys and arguments do not compile', () => {
  const t = useTexts as unknown as ReturnType<typeof useTexts>;
  const never = () => {
    // @ts-expect-error no such key
    t('common.absent');
    // @ts-expect-error the argument is missing
    t('site.wait');
    // @ts-expect-error the argument has the wrong type
    t('site.wait', { seconds: '3' });
    // @ts-expect-error the text takes no argument
    t('common.cancel', { count: 3 });
    t('site.wait', { seconds: 3 });
  };
  expect(never).toBeTypeOf('function');
});
