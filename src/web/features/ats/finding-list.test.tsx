import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AtsFinding } from '#domain/ats/ats-report.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { FindingList } from './finding-list.tsx';

const findingAt = (text: string): AtsFinding => ({
  check: 'results',
  part: 'impact',
  lost: 5,
  isFine: false,
  places: [{ page: 0, box: null, text }],
});

const texts = [
  {
    ats: {
      'checks.results.name': 'Results',
      'checks.results.advice': 'Say what got better.',
      'unjudged.points': 'No bullet points.',
    },
    'ats-score': { 'report.lost': 'Lost', 'report.page': 'Page', 'report.show': 'Show' },
  },
];

const render = (text: string) =>
  renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" texts={texts}>
      <FindingList
        title="To improve"
        findings={[findingAt(text)]}
        onShow={() => undefined}
        addressOf={null}
      />
    </TextsProvider>,
  );

test('ATS-03 advice says that bullet points are missing only where none is cited', () => {
  expect(render('')).toContain('No bullet points.');
  expect(render('Fixed bugs')).not.toContain('No bullet points.');
});
