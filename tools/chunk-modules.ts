import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Writes build/client/.vite/chunks.json: which source files each of the browser's files was made of. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.map((id) => relative(process.cwd(), id.replace(/^\0/u, '').split('?')[0] ?? '')),
      ]);
      const source = JSON.stringify(Object.fromEntries(modules), null, 1);
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source });
    },
  };
}
