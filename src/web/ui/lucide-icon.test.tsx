import { ChevronDown, CircleCheck, X } from 'lucide-react';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeIcon } from './lucide-icon.ts';

const icons = {
  plain: [
    ChevronDown,
    { name: 'chevron-down', node: [['path', { d: 'm6 9 6 6 6-6', key: 'one' }]] },
  ],
  renamed: [
    CircleCheck,
    {
      name: 'circle-check',
      node: [
        ['circle', { cx: '12', cy: '12', r: '10', key: 'one' }],
        ['path', { d: 'm16 9-5.5 5.5L8 12', key: 'two' }],
      ],
      aliases: ['check-circle-2'],
    },
  ],
  large: [
    X,
    {
      name: 'x',
      node: [
        ['path', { d: 'M18 6 6 18', key: 'one' }],
        ['path', { d: 'm6 6 12 12', key: 'two' }],
      ],
    },
  ],
} satisfies Record<string, [typeof X, Parameters<typeof makeIcon>[0]]>;

const uses: ComponentProps<typeof X>[] = [
  {},
  { size: 16, 'aria-hidden': 'true', className: 'shrink-0 text-primary' },
  { size: 12, strokeWidth: 3.5 },
  { 'aria-label': 'Done', role: 'img' },
  { 'aria-label': undefined, color: undefined },
];

it.each(Object.entries(icons))(
  'PERF-01 an icon of the browser is the one that the server wrote: %s',
  (_, [Theirs, data]) => {
    const Ours = makeIcon(data as Parameters<typeof makeIcon>[0]);
    for (const props of uses)
      expect(renderToStaticMarkup(createElement(Ours, props as ComponentProps<typeof Ours>))).toBe(
        renderToStaticMarkup(createElement(Theirs, props)),
      );
  },
);
