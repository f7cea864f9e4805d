import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
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
