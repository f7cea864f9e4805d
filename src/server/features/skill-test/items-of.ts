import { existsSync } from 'node:fs';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import type { TestItem } from '#domain/skill-test/test-item.ts';

const folder = new URL('../../../../content/skill-tests/', import.meta.url);

async function itemsOf(domain: TestDomain): Promise<TestItem[]> {
  const file = new URL(`${domain.replaceAll('_', '-')}.ts`, folder);
  if (!existsSync(file)) return [];
  return ((await import(/* @vite-ignore */ file.href)) as { items: TestItem[] }).items;
}

/** The items of each domain. Server only: they contain the answers. */
export const itemsByDomain: Record<TestDomain, readonly TestItem[]> = {
  frontend: await itemsOf('frontend'),
  backend: await itemsOf('backend'),
  fullstack: await itemsOf('fullstack'),
  devops: await itemsOf('devops'),
  data_science: await itemsOf('data_science'),
  mobile: await itemsOf('mobile'),
};

export const itemById: ReadonlyMap<string, TestItem> = new Map(
  Object.values(itemsByDomain).flatMap((items) => items.map((item) => [item.id, item] as const)),
);
