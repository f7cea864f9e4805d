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
                // Endless lists are the dashboards'.
                {
                  name: 'query',
                  test: /\/node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(useInfinite|infiniteQueryObserver))/u,
                },
                // Small parts of every page's frame.
                {
                  name: 'frame',
                  test: /\/src\/web\/(lib\/(nonce|theme|account-signals|post-form)|ui\/(fonts|avatar|drawer|use-modal-dialog|logo|skip-link|skeleton)|features\/account\/(theme-toggle|use-))/u,
                },
                { name: 'shared', test: /./u, minShareCount: 9 },
              ],
            },
          },
        },
      },
    },
  },
});
