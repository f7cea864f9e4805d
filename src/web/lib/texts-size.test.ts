import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

test('UX-01 the browser’s text runtime, including formats, is at most 6 KB', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL('texts.tsx', import.meta.url)), formats: ['es'] },
      rolldownOptions: { external: /^react(\/|$)/u },
    },
  }).then((made) => (Array.isArray(made) ? made[0] : made))) as Rolldown.RolldownOutput;
  const bytes = output.flatMap((part) =>
    part.type === 'chunk' ? [brotliCompressSync(part.code).length] : [],
  );
  expect(bytes).toHaveLength(1);
  expect(bytes[0]).toBeGreaterThan(500);
  expect(bytes[0]).toBeLessThanOrEqual(6 * 1024);
});
