import { existsSync } from 'node:fs';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';
import type { Web } from './pages.ts';

type Entry = {
  createLoadContext: (page: PageContext) => import('react-router').RouterContextProvider;
};

export async function builtWeb(): Promise<Web> {
  const path = new URL('../../../build/server/index.js', import.meta.url);
  if (!existsSync(path)) throw new Error('The web is not built yet. Run: npm run build');
  return webOf((await import(/* @vite-ignore */ path.href)) as ServerBuild, false);
}

export function webOf(build: ServerBuild, isDevelopment: boolean): Web {
  const handle = createRequestHandler(build, isDevelopment ? 'development' : 'production');
  const { createLoadContext } = build.entry.module as unknown as Entry;
  return { isDevelopment, render: (request, page) => handle(request, createLoadContext(page)) };
}
