import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

type ManifestRoute = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, ManifestRoute>;
};

export type RouteBundle = {
  id: string;
  /**
   * All scripts that the browser loads to show the page: the entry, the page, its layouts and their
   * imports.
   */
  files: string[];
  brotliBytes: number;
  /**
   * The source files that the page and its layouts import, transitively and without lazy imports.
   */
  modules: string[];
};

/** The cost of each route in a built web, from React Router's own manifest. */
export function readBundles(client: string): RouteBundle[] {
  const assets = path.join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/u.test(file));
  if (name === undefined) throw new Error(`${assets} holds no manifest: run npm run build`);
  const code = readFileSync(path.join(assets, name), 'utf8');
  const manifest = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as Manifest;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known =
      sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(client, file))).byteLength;
    sizes.set(file, known);
    return known;
  };

  return Object.values(manifest.routes).map((route) => {
    const routes = withParents(route, manifest.routes);
    const scripts = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [
      module,
      ...imports,
    ]);
    const files = [...new Set(scripts)].map((file) => file.slice(1)).sort();
    return {
      id: route.id,
      files,
      brotliBytes: files.reduce((sum, file) => sum + sizeOf(file), 0),
      modules: withImports(routes.map(({ id }) => `src/web/${id}.tsx`)),
    };
  });
}

const isSource = (file: string) => /\.tsx?$/u.test(file);

/** These source files and all their imports except types; packages by name. */
function withImports(starts: readonly string[]): string[] {
  const all = new Set(starts.filter(isSource));
  for (const file of all) {
    if (!isSource(file)) continue;
    const imports = /^(?:import|export)\s+(?!type\s)[^;]*?from\s+'([^']+)'/gmu;
    for (const [, from = ''] of sourceOf(file).matchAll(imports))
      all.add(
        from.startsWith('./')
          ? path.join(path.dirname(file), from)
          : from.replace(/^#(?!content)/u, 'src/').replace(/^#/u, ''),
      );
  }
  return [...all].sort();
}

function sourceOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The route has an explicit id instead of a file path.
    return '';
  }
}

function withParents(route: ManifestRoute, routes: Manifest['routes']): ManifestRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent === undefined ? [route] : [...withParents(parent, routes), route];
}

if (import.meta.main) {
  const bundles = readBundles('build/client');
  console.log('| route | scripts | KB brotli |\n| --- | --- | --- |');
  for (const { id, files, brotliBytes } of bundles) {
    console.log(`| ${id} | ${files.length} | ${(brotliBytes / 1000).toFixed(1)} |`);
  }
}
