import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkModules } from './tools/chunk-modules.ts';

const packages = (names: string) => new RegExp(`/node_modules/(${names})/`, 'u');

export default defineConfig({
  optimizeDeps: {
    entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/**/*.tsx'],
  },
  plugins: [tailwindcss(), reactRouter(), chunkModules()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What nearly every page needs is few files: they compress better together, and the first two outlive our
            // own changes in caches.
            codeSplitting: {
              groups: [
                { name: 'react', test: packages('react|react-dom|scheduler|react-router') },
                { name: 'query', test: packages('@tanstack/query-core|@tanstack/react-query') },
                { name: 'shared', test: /./u, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
});
