import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createResolveOnce } from './resolve-once.ts';

const own = new URL('../../', import.meta.url).href;
const hook = new URL('./resolve-once.ts', import.meta.url).href;

/** Asks Node.js too, for each import of the server, and prints where the answers differ. */
const comparing = `
  import { registerHooks } from 'node:module';
  import { createResolveOnce } from '${hook}';
  const resolve = createResolveOnce('${own}');
  const differing = [];
  let [imports, asked] = [0, 0];
  registerHooks({
    resolve(specifier, context, next) {
      const right = next(specifier, context);
      const { url, format } = resolve(specifier, context, (...words) => {
        if (context.conditions.includes('import')) asked += 1;
        return next(...words);
      });
      if (context.conditions.includes('import')) imports += 1;
      if (url !== right.url || format !== right.format)
        differing.push([specifier, context.parentURL, url, format, right.url, right.format]);
      return right;
    },
  });
  process.on('exit', () => console.log(JSON.stringify({ differing, imports, asked })));
`;

test('REL-40 each import of the server leads where Node.js leads it, which few have to ask', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(comparing)}`,
      fileURLToPath(new URL('../main.ts', import.meta.url)),
    ],
    // Ends when everything is loaded, with the settings as the problem.
    { env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: 'abc' }, encoding: 'utf8' },
  );
  const { differing, imports, asked } = JSON.parse(stdout) as {
    differing: string[][];
    imports: number;
    asked: number;
  };
  expect(differing).toEqual([]);
  expect(imports).toBeGreaterThan(5_000);
  expect(asked / imports).toBeLessThan(0.5);
});

test('REL-40 packages beside each other see different versions, files of the program the same', () => {
  const resolve = createResolveOnce('file:///program/src/');
  const asked: (string | undefined)[] = [];
  const from = (parentURL: string) =>
    resolve(
      'zod',
      { parentURL, conditions: ['node', 'import'], importAttributes: {} },
      (_, context) => {
        asked.push(context?.parentURL);
        return { url: `${parentURL}#zod`, format: 'module' };
      },
    );
  const [one, other, page, table] = [
    'file:///program/node_modules/one/index.js',
    'file:///program/node_modules/other/index.js',
    'file:///program/src/web/page.ts',
    'file:///program/src/server/table.ts',
  ] as const;
  for (const parent of [one, other, page]) {
    expect(from(parent)).toMatchObject({ url: `${parent}#zod` });
    expect(from(parent)).toMatchObject({ url: `${parent}#zod`, shortCircuit: true });
  }
  expect(from(table)).toMatchObject({ url: `${page}#zod` });
  expect(asked).toEqual([one, other, page]);
});
