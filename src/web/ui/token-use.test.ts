import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const web = new URL('..', import.meta.url).pathname;
const files = globSync('**/*.{ts,tsx,css}', { cwd: web })
  .filter(
    (file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx') && file !== 'tokens.css',
  )
  .map((file) => ({ file, lines: readFileSync(`${web}/${file}`, 'utf8').split('\n') }));

function linesWith(pattern: RegExp): string[] {
  return files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1} ${pattern.exec(line)?.[0]}`] : [],
    ),
  );
}

const rules: [rule: string, pattern: RegExp][] = [
  [
    'only tokens.css names a colour',
    /["'[(:\s]#[0-9a-f]{3,8}["'\]);\s]|\b(oklch|rgba?|hsla?)\([\d.]/i,
  ],
  [
    'colour classes are those of tokens.css',
    /(?<![\w-])(bg|text|border|fill|stroke|ring|outline|divide|from|to|via)-(white|black|(slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})\b/,
  ],
  [
    'text sizes are named by their pixels (text-14)',
    /(?<![\w-])text-(xs|sm|base|lg|\d?xl)(?![\w-])/,
  ],
  [
    'corners are rounded-small, -control, -card or -chip',
    /(?<![\w-])rounded-(xs|sm|md|lg|\d?xl)(?![\w-])/,
  ],
  [
    'sides are logical: start and end, not left and right',
    /(?<![\w-])-?(m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr])-(?=[\d[(]|auto|px|full)|(?<![\w-])(text-left|text-right|float-left|float-right)(?![\w-])/,
  ],
  [
    'no group-has: with it the browser styles the whole page again for each element that comes or goes',
    /group-has-|:has\(.*\)[\s_]+\*/,
  ],
  ['no style attribute: the content security policy refuses it', /\sstyle=[{"]/],
];

it.each(rules)('A11Y-09 PERF-07 %s', (_rule, pattern) => {
  expect(linesWith(pattern)).toEqual([]);
});
