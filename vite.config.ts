import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const onSite = new Map<string, boolean>();

/** Whether a public page imports this module, directly or through others, without `lazy`. */
function isOnSite(id: string, graph: Graph): boolean {
  const known = onSite.get(id);
  if (known !== undefined) return known;
  const users = new Set([id]);
  for (const user of users)
    for (const each of graph.getModuleInfo(user)?.importers ?? []) users.add(each);
  const found = [...users].some((user) => user.includes('/src/web/routes/site/'));
  onSite.set(id, found);
  return found;
}

// All icons are imported from one module, so that the imports don't say which a page uses.
const nameOnSite = (name: string) => (id: string, graph: Graph) =>
  !id.includes('/lucide-react/') && isOnSite(id, graph) ? name : null;

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
            // Rolldown names a part after all its pages, which would fill every page's HTML.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash].js`,
            // Few files: each costs a request, and small ones compress badly. A module belongs to the
            // first group that takes it, together with everything it imports.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//u,
                },
                { name: 'shared', test: /\/src\/web\/(root|entry\.client)\.tsx/u },
                { name: 'shared', minShareCount: 40 },
                {
                  name: nameOnSite('common'),
                  minShareCount: 12,
                  maxModuleSize: 3_000,
                },
                // The rest of what public pages import stays apart from the dashboards.
                { name: nameOnSite('part'), entriesAware: true },
                { name: 'dashboard', test: /\/src\/web\/routes\/dashboard-layout\.tsx/u },
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
