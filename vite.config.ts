import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  optimizeDeps: {
    entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/**/*.tsx'],
  },
  plugins: [tailwindcss(), reactRouter()],
  // Chromium remembers a preload that failed offline, and import-with-retry could never succeed.
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    // The package has no exports that Node.js resolves.
    ssr: { resolve: { noExternal: [/^@atlaskit\//u] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for the packages of every page, and one for what most pages share: many small files compress badly.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//u,
                },
                { name: 'shared', minShareCount: 40 },
              ],
            },
          },
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // The server knows workers and their parts by their names: they get a policy of their own.
        entryFileNames: 'assets/worker-[hash:8].js',
        chunkFileNames: 'assets/worker-[hash:8].js',
      },
    },
  },
});
