import type { Plugin } from 'vite';

/**
 * Vite wraps each import() to load the stylesheets of its part first. Ours are one, which every page names itself: what would look for others is left out
 * of the browser's scripts.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/u },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
