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
  /** All scripts that the browser loads to show the page: entry, the page, the layouts around it, what they import. */
  files: string[];
  brotliBytes: number;
  /** The source files and package files those scripts are made of. */
  modules: string[];
};

/** What each route of a built web costs the browser, from React Router's own manifest. */
export function readBundles(client: string): RouteBundle[] {
  const assets = path.join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/u.test(file));
  if (name === undefined) throw new Error(`${assets} holds no manifest: run npm run build`);
  const code = readFileSync(path.join(assets, name), 'utf8');
  const manifest = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as Manifest;
  const chunks = JSON.parse(
    readFileSync(path.join(client, '.vite', 'chunks.json'), 'utf8'),
  ) as Record<string, string[]>;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known =
      sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(client, file))).byteLength;
    sizes.set(file, known);
    return known;
  };

  return Object.values(manifest.routes).map((route) => {
    const loaded = [manifest.entry, ...withParents(route, manifest.routes)];
    const scripts = loaded.flatMap(({ module, imports = [] }) => [module, ...imports]);
    const files = [...new Set(scripts)].map((file) => file.slice(1)).sort();
    return {
      id: route.id,
      files,
      brotliBytes: files.reduce((sum, file) => sum + sizeOf(file), 0),
      modules: [...new Set(files.flatMap((file) => chunks[file] ?? []))].sort(),
    };
  });
}

/** What parts of a page cost that are loaded beside the scripts of its route: their chunks and all that these import. */
export function bytesBeside(
  client: string,
  { files }: RouteBundle,
  modules: readonly string[],
): number {
  const chunks = JSON.parse(
    readFileSync(path.join(client, '.vite', 'chunks.json'), 'utf8'),
  ) as Record<string, string[]>;
  const starts = modules.map((module) => {
    const start = Object.keys(chunks).find((file) => chunks[file]?.includes(module));
    if (start === undefined) throw new Error(`No script holds ${module}.`);
    return start;
  });
  let bytes = 0;
  for (const file of withImports(client, starts))
    if (!files.includes(file))
      bytes += brotliCompressSync(readFileSync(path.join(client, file))).byteLength;
  return bytes;
}

/** These scripts and all that they import, however deep. */
function withImports(client: string, starts: readonly string[]): Set<string> {
  const all = new Set(starts);
  for (const file of all) {
    const code = readFileSync(path.join(client, file), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/gu))
      all.add(`assets/${name}`);
  }
  return all;
}

/** Of these modules those whose script is needed by a part that it loads: where such a script waits for the part, the page never wakes. */
export function waitingForThemselves(client: string, modules: readonly string[]): string[] {
  const chunks = JSON.parse(
    readFileSync(path.join(client, '.vite', 'chunks.json'), 'utf8'),
  ) as Record<string, string[]>;
  return modules.filter((module) =>
    Object.keys(chunks).some((file) => {
      if (!chunks[file]?.includes(module)) return false;
      const code = readFileSync(path.join(client, file), 'utf8');
      const parts = [...code.matchAll(/import\(["'`]\.\/([\w-]+\.js)["'`]\)/gu)];
      return withImports(
        client,
        parts.map(([, name]) => `assets/${name}`),
      ).has(file);
    }),
  );
}

function withParents(route: ManifestRoute, routes: Manifest['routes']): ManifestRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent === undefined ? [route] : [...withParents(parent, routes), route];
}

/** Packages of which the built scripts hold more than one copy, each with the folders it came from. */
export function doubledPackages(modules: string[]): Record<string, string[]> {
  const folders = new Map<string, Set<string>>();
  for (const module of modules) {
    const [, folder, name = ''] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//u.exec(module) ?? [];
    if (folder === undefined) continue;
    folders.set(name, (folders.get(name) ?? new Set()).add(folder));
  }
  const doubled = [...folders].filter(([, from]) => from.size > 1);
  return Object.fromEntries(doubled.map(([name, from]) => [name, [...from]]));
}

if (import.meta.main) {
  const bundles = readBundles('build/client');
  console.log('| route | scripts | KB brotli |\n| --- | --- | --- |');
  for (const { id, files, brotliBytes } of bundles) {
    console.log(`| ${id} | ${files.length} | ${(brotliBytes / 1000).toFixed(1)} |`);
  }
}
