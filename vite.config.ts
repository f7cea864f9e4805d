import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

type Graph = {
  getModuleInfo: (id: string) => { importers: readonly string[]; code: string | null } | null;
};

const reached = new Map<string, boolean>();

/** Whether a module of this folder or name imports it, directly or through others, without `lazy`. */
function isReachedFrom(user: string, id: string, graph: Graph): boolean {
  const known = reached.get(`${user} ${id}`);
  if (known !== undefined) return known;
  const users = new Set([id]);
  for (const each of users)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) users.add(importer);
  const found = [...users].some((each) => each.includes(user));
  reached.set(`${user} ${id}`, found);
  return found;
}

const isIcon = (id: string) => id.includes('/lucide-react/');

/** All icons are imported from one module, so that only the code of its importers tells who uses one. */
function nameOfIcon(id: string, graph: Graph): string | null {
  if (!isIcon(id)) return null;
  const icon = path
    .parse(id)
    .name.replaceAll(/(?:^|-)(\w)/gu, (_, first: string) => first.toUpperCase());
  const index = graph
    .getModuleInfo(id)
    ?.importers.find((each) => each.endsWith('/lucide-react.mjs'));
  const users = graph.getModuleInfo(index ?? '')?.importers ?? [];
  const uses = new RegExp(`\\b${icon}\\b`, 'u');
  const isOnSite = users.some(
    (user) =>
      uses.test(graph.getModuleInfo(user)?.code ?? '') &&
      isReachedFrom('/src/web/routes/site/', user, graph),
  );
  return isOnSite ? 'icons' : 'dashboard-icons';
}

const nameOnSite = (name: string) => (id: string, graph: Graph) =>
  !isIcon(id) && isReachedFrom('/src/web/routes/site/', id, graph) ? name : null;
/** What every page loads: the layout of public pages and that of the dashboards import it. */
const nameInLayouts = (name: string) => (id: string, graph: Graph) =>
  !isIcon(id) &&
  ['site/layout.tsx', 'dashboard-layout.tsx'].every((layout) =>
    isReachedFrom(`/src/web/routes/${layout}`, id, graph),
  )
    ? name
    : null;

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
                { name: nameInLayouts('common') },
                {
                  name: nameOnSite('common'),
                  minShareCount: 12,
                  maxModuleSize: 3_000,
                },
                { name: nameOfIcon, minShareCount: 3 },
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
