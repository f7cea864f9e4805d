import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { FunnelChart } from './funnel-chart.tsx';
import { LineChart } from './line-chart.tsx';

const texts = { column: 'Session', table: 'Show as table', missing: 'Not scored' };
const columns = ['a', 'b', 'c'].map((key) => ({ key, name: `Session ${key}` }));

test('PRAC-03 a line chart draws its values to scale, leaves a gap, and has a table', () => {
  const html = renderToString(
    <LineChart
      label="Scores"
      columns={columns}
      series={[{ key: 's', name: 'Score', values: [0, null, 50] }]}
      max={100}
      texts={texts}
    />,
  );
  expect(html).toContain('d="M0 200M1000 100"');
  const cells = [...html.matchAll(/<td[^>]*>([^<]*)/gu)].map(([, cell]) => cell);
  expect(cells).toEqual(['0', 'Not scored', '50']);
  expect(html).toContain('aria-valuetext="Session c. Score: 50"');
  expect(html).not.toMatch(/\sstyle=/u);
});

test('CO-01 the axis of a count has whole numbers only', () => {
  for (const [highest, axis] of [
    [1, ['2', '1', '0']],
    [5, ['6', '3', '0']],
    [20, ['20', '10', '0']],
    [81, ['100', '50', '0']],
  ] as const) {
    const html = renderToString(
      <LineChart
        label="Applications"
        columns={columns}
        series={[{ key: 'a', name: 'Applications', values: [0, 0, highest] }]}
        texts={texts}
      />,
    );
    const scale = /tabular-nums">((?:<span>[^<]*<\/span>){3})/u.exec(html)?.[1] ?? '';
    expect([...scale.matchAll(/<span>([^<]*)/gu)].map(([, value]) => value)).toEqual(axis);
  }
});

test('PRAC-03 bars are drawn to the longest one, parts one after the other', () => {
  const html = renderToString(
    <BarChart
      label="Applications"
      series={[
        { key: 'o', name: 'Open' },
        { key: 'c', name: 'Closed' },
      ]}
      bars={[
        { key: '1', name: 'One', values: [1, 3] },
        { key: '2', name: 'Two', values: [2, 0] },
      ]}
      texts={texts}
    />,
  );
  const rects = [...html.matchAll(/<rect x="([\d.]+%)" width="([\d.]+%)"/gu)];
  expect(rects.map(([, x, width]) => `${x} ${width}`)).toEqual([
    '0.00% 25.00%',
    '25.00% 75.00%',
    '0.00% 50.00%',
    '50.00% 0.00%',
  ]);
  expect(html).not.toMatch(/\sstyle=/u);
});

test('CO-01 a funnel says what share of all and of the step before is left', () => {
  const html = renderToString(
    <FunnelChart
      label="Applications"
      steps={[80, 40, 10].map((value) => ({ key: `${value}`, name: `Step ${value}`, value }))}
      format={String}
      formatShare={(share) => `${share * 100}%`}
      texts={{
        column: 'Step',
        count: 'Count',
        ofFirst: 'Of all',
        ofPrevious: 'Of last',
        table: '',
      }}
    />,
  );
  const cells = [...html.matchAll(/<td[^>]*>([^<]*)/gu)].map(([, cell]) => cell);
  expect(cells).toEqual(['80', '100%', '–', '40', '50%', '50%', '10', '12.5%', '25%']);
});
