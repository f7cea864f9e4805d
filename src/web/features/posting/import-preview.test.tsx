import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ImportReport } from '#contract/posting-import.ts';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ImportPreview } from './import-preview.tsx';

test.each([
  [['created'], true],
  [['changed', 'unchanged'], true],
  [['unchanged', 'rejected'], false],
] as const)('ADM-03 rows that are %j can be imported: %s', (outcomes, canImport) => {
  const rows = outcomes.map((outcome, at): ImportReport['rows'][number] => ({
    place: { line: at + 2, item: null },
    title: 'Baker',
    company: 'Kestrelane',
    outcome,
    problems: [],
    id: null,
  }));
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider locale="en" timeZone="UTC" texts={namedTexts('admin-jobs', 'dashboard')}>
        <ImportPreview
          report={{ problems: [], ignored: [], rows }}
          busy={false}
          onImport={() => undefined}
        />
      </TextsProvider>
    </MemoryRouter>,
  );
  expect(html.includes('<button')).toBe(canImport);
});
