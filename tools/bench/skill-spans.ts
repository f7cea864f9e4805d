// How well skills are found in postings whose skills experts marked (SkillSpan). SPANS names more
// files of the same form; SPANS_SHOW=wrong or missed prints those of the tuned half.
import {
  isHeldOut,
  isTech,
  markSpans,
  spanFile,
  taggedPostings,
} from '#readers/skill-spans.fixture.ts';
import { type Row, writeFigures } from './figures.ts';

const shown = process.env['SPANS_SHOW'] ?? '';
const rows: Row[] = [];
const measure = (postings: string, some: ReturnType<typeof taggedPostings>) => {
  const [near, same] = [markSpans(some, 'overlap'), markSpans(some, 'exact')];
  const figures = [near.precision, near.recall, near.f1, same.f1].map((each) => each.toFixed(3));
  const [precision = '', recall = '', f1 = '', identical = ''] = figures;
  rows.push({
    postings,
    number: some.length,
    precision,
    recall,
    f1,
    'identical spans, F1': identical,
  });
};
for (const file of [spanFile, ...(process.env['SPANS'] ?? '').split(',').filter(Boolean)]) {
  const all = taggedPostings(file);
  for (const [name, some] of [
    ['tech', all.filter(isTech)],
    ['other', all.filter((each) => !isTech(each))],
  ] as const)
    if (file === spanFile) {
      measure(
        `${name}, tuned half`,
        some.filter((each) => !isHeldOut(each)),
      );
      measure(`${name}, held out`, some.filter(isHeldOut));
    } else measure(`${name}, ${file.replace(/^.*[-/]|\.json$/gu, '')}`, some);
}
if (shown) {
  const counts = new Map<string, number>();
  markSpans(
    taggedPostings().filter((each) => !isHeldOut(each)),
    'overlap',
    (kind, text) => {
      if (kind === shown) counts.set(text.toLowerCase(), (counts.get(text.toLowerCase()) ?? 0) + 1);
    },
  );
  for (const [text, count] of [...counts].sort((one, other) => other[1] - one[1]))
    process.stdout.write(`${count}\t${text}\n`);
} else if (process.env['BENCH_WRITE'] === '') console.table(rows);
else writeFigures('skill-spans', rows);
