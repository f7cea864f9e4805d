import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { PairList } from './pair-list.tsx';
import { TotalText } from './total-text.tsx';

const texts = namedTexts('assessment', 'dashboard');
const render = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" texts={texts}>
      {element}
    </TextsProvider>,
  );

test.each([
  [3, true, 'score-of-100'],
  [2, true, 'score-of-100 total.counted'],
  [3, false, 'score-of-100 total.open'],
])('CO-07 a total of %d of 3 questions, complete: %s, reads %j', (counted, isComplete, text) => {
  const total = { score: 67, counted, questions: 3, isComplete };
  expect(render(<TotalText total={total} />).replaceAll(/<[^>]*>/gu, '')).toBe(text);
});

test.each([
  [1, 0],
  [2, 2],
])('CO-07 of %d criteria %d can be removed: one must stay', (count, removable) => {
  const html = render(
    <PairList
      legend="Criteria"
      labels={['Criterion', 'Meaning']}
      addText="Add"
      pairs={Array.from({ length: count }, () => ['Clear', ''])}
      onChange={() => undefined}
      most={5}
      least={1}
      maxLengths={[80, 200]}
      error={undefined}
      isFaulty={() => false}
    />,
  );
  expect(html.match(/aria-label="remove-name"/gu) ?? []).toHaveLength(removable);
});
