import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createResolveOnce } from './startup/resolve-once.ts';

// React and others load a slow development build unless this is set before they are imported.
process.env['NODE_ENV'] = 'production';
// glibc gives every thread an arena and keeps freed buffers in it: without this the process uses 80
// MB more after some thousand requests (npm run bench -- memory).
if (process.platform === 'linux' && process.env['MALLOC_ARENA_MAX'] === undefined) {
  const { execPath, execArgv, argv, env } = process;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '65536',
  });
}
// The compile cache lies beside the packages and speeds up the second start; main.ts must be loaded
// after this.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
registerHooks({ resolve: createResolveOnce(new URL('..', import.meta.url).href) });
await import('./main.ts');
