import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ours = JSON.stringify(resolve('src/web/ui/lucide-icon.ts'));

/** The browser's icons are made by our own few lines. */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/u },
      handler: () => `export { makeIcon as default } from ${ours};`,
    },
  };
}
