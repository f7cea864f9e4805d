import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const mark = '\0plain-react:';
/** Others look React's functions up by names that they put together: they get all of it. */
const plainImporters = /\/src\/|\/node_modules\/(react-router|@tanstack\/react-query)\//u;
const require = createRequire(import.meta.url);

const reExports = (source: string) =>
  [
    `import all from ${JSON.stringify(source)};`,
    'export default all;',
    ...Object.keys(require(source) as object).map(
      (name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`,
    ),
  ].join('\n');

/**
 * React's packages are CommonJS: each part of the browser's scripts would wrap all they offer, and look up what it uses at every call. Read once, their
 * functions are imported by name.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/u },
      handler(source, importer, { kind }) {
        const isPlain = kind !== 'require-call' && plainImporters.test(importer ?? '');
        return isPlain && packages.includes(source) ? mark + source : null;
      },
    },
    load: {
      filter: { id: /^\0plain-react:/u },
      handler: (id) => ({ code: reExports(id.slice(mark.length)), moduleSideEffects: false }),
    },
  };
}
