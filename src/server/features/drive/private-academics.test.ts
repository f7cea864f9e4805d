import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const server = fileURLToPath(new URL('../../', import.meta.url));
const results = /studentAcademics|student_academics|\b(?:find|upsert)Academics\b/u;

/** Eligibility itself, and the person's own export, deletion and demo data. */
const allowed = [
  /^features\/drive\//u,
  /^features\/account\/deletion\//u,
  /^db\/(?:tables\/drives|personal-(?:data|drives)|demo\/demo-rows|demo\/load-demo|migrations\/)/u,
];

test('PRAC-06 no matching or hiring code reads academic results', () => {
  const files = globSync('**/*.{ts,sql}', { cwd: server }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const readers = files.filter((file) => results.test(readFileSync(server + file, 'utf8')));
  expect(readers).toContain('features/drive/drive-mark.store.ts');
  expect(readers.filter((file) => !allowed.some((place) => place.test(file)))).toEqual([]);
});

test('PRAC-06 only use cases of the student who entered them read the results', () => {
  const readers = globSync('features/drive/*.ts', { cwd: server })
    .filter((file) => !/\.(?:test|store)\.ts$/u.test(file))
    .filter((file) => results.test(readFileSync(server + file, 'utf8')));
  expect(readers.sort()).toEqual(['features/drive/academics.ts', 'features/drive/drive-lists.ts']);
  for (const file of readers)
    expect(readFileSync(server + file, 'utf8')).toContain('requireStudent(ctx)');
});
