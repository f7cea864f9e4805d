import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

type Module = {
  importers: readonly string[];
  importedIds: readonly string[];
  isEntry: boolean;
  code: string | null;
};
type Graph = { getModuleInfo: (id: string) => Module | null };

const isIcon = (id: string) => id.includes('/lucide-react/');

/** All icons are imported from one module, so that only the code of its importers tells who uses one. */
function importersOf(id: string, graph: Graph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (!isIcon(id)) return importers;
  const index = importers.find((each) => each.endsWith('/lucide-react.mjs'));
  if (index === undefined) return [];
  const icon = path
    .parse(id)
    .name.replaceAll(/(?:^|-)(\w)/gu, (_, first: string) => first.toUpperCase());
  const uses = new RegExp(`\\b${icon}\\b`, 'u');
  const all = graph.getModuleInfo(index)?.importers ?? [];
  return all.filter((each) => uses.test(graph.getModuleInfo(each)?.code ?? ''));
}

const users = new Map<string, readonly string[]>();

/** The module and all that import it, directly or through others, without `lazy`. */
function usersOf(id: string, graph: Graph): readonly string[] {
  const known = users.get(id);
  if (known !== undefined) return known;
  const found = new Set([id]);
  for (const each of found) for (const importer of importersOf(each, graph)) found.add(importer);
  users.set(id, [...found]);
  return [...found];
}

/** Whether a module of this folder or name imports it. */
const isReachedFrom = (user: string, id: string, graph: Graph) =>
  usersOf(id, graph).some((each) => each.includes(`/src/web/${user}`));
const isOnSite = (id: string, graph: Graph) => isReachedFrom('routes/site/', id, graph);
const isInSiteLayout = (id: string, graph: Graph) =>
  isReachedFrom('routes/site/layout.tsx', id, graph);
const isInDashboards = (id: string, graph: Graph) =>
  isReachedFrom('routes/dashboard-layout.tsx', id, graph);
/** Whether a page that isn't public imports it. */
const isUsedElsewhere = (id: string, graph: Graph) =>
  usersOf(id, graph).some((each) => /\/src\/web\/routes\/(?!site\/)[^?]+\.tsx$/u.test(each));
const pagesOf = (id: string, graph: Graph) =>
  usersOf(id, graph).filter((each) => graph.getModuleInfo(each)?.isEntry === true).length;
const sizeOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.code?.length ?? 0;

/** Small, and imported by so many pages that a file of its own would cost more than loading it. */
function isCommon(id: string, graph: Graph): boolean {
  const pages = pagesOf(id, graph);
  if (pages >= 40 || (isIcon(id) && (pages >= 3 || isInDashboards(id, graph)))) return true;
  const size = sizeOf(id, graph);
  return size <= 3_000 && (pages >= 11 || isInDashboards(id, graph) || (size <= 450 && pages >= 3));
}

/** What all pages load: what the root imports, and what is common to public and other pages. */
function isShared(id: string, graph: Graph): boolean {
  if (['root.tsx', 'entry.client.tsx'].some((user) => isReachedFrom(user, id, graph))) return true;
  if (!isOnSite(id, graph) || !isUsedElsewhere(id, graph)) return false;
  return isInSiteLayout(id, graph) || isCommon(id, graph);
}

/** What all public pages load. */
const isForSite = (id: string, graph: Graph) =>
  isInSiteLayout(id, graph) || (isOnSite(id, graph) && isCommon(id, graph));

/** What dashboards load: their layouts import it, or it is small and some of their pages do. */
function isForDashboards(id: string, graph: Graph): boolean {
  if (isInDashboards(id, graph)) return true;
  if (isIcon(id))
    return (
      pagesOf(id, graph) >= 3 || usersOf(id, graph).some((each) => each.endsWith('/layout.tsx'))
    );
  if (pagesOf(id, graph) < 5) return false;
  // A group also takes what the module imports.
  const taken = new Set([id]);
  for (const each of taken)
    for (const next of graph.getModuleInfo(each)?.importedIds ?? [])
      if (next.includes('/src/') && !isShared(next, graph) && !isInDashboards(next, graph))
        taken.add(next);
  return [...taken].reduce((sum, each) => sum + sizeOf(each, graph), 0) <= 2_500;
}

const nameWhere =
  (name: string, isTaken: (id: string, graph: Graph) => boolean) => (id: string, graph: Graph) =>
    isTaken(id, graph) ? name : null;

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
                  test: /rolldown\/runtime|\/node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//u,
                },
                { name: nameWhere('shared', isShared) },
                { name: nameWhere('site', isForSite) },
                // The rest of what public pages import stays apart from the dashboards.
                {
                  name: nameWhere('part', (id, graph) => !isIcon(id) && isOnSite(id, graph)),
                  entriesAware: true,
                },
                { name: nameWhere('dashboard', isForDashboards) },
                // All dashboards load it soon after the page, so that it can hold what their other dialogs need.
                { name: 'dialogs', test: /\/(sign-out-dialog|form-dialog|dialog-form)\.tsx$/u },
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
