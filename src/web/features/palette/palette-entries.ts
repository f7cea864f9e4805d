import type { Me } from '#contract/account.ts';
import type { FoundThing } from '#contract/palette.ts';
import { fitOf, type FoundKind } from '#domain/palette/palette.ts';
import type { Place } from './recent-places.ts';

export type PaletteGroup = 'recent' | 'pages' | FoundKind;
export type PaletteEntry = Place & { group: PaletteGroup };

const mostPages = 8;

/** The pages whose names match the typed text, best first; all of them for empty text. */
export function pagesFor(typed: string, pages: readonly Place[]): PaletteEntry[] {
  const fitting = pages.flatMap((page) => {
    const fit = fitOf(page.name, typed);
    return fit === null ? [] : [{ page, fit }];
  });
  fitting.sort((a, b) => b.fit - a.fit);
  const shown = typed.trim() === '' ? fitting : fitting.slice(0, mostPages);
  return shown.map(({ page }) => ({ ...page, group: 'pages' }));
}

/** The entry of a search result, with its path for this kind of account. */
export function foundEntry({ kind, id, name, detail }: FoundThing, me: Me): PaletteEntry {
  return { group: kind, name, detail, to: pathOf(kind, id, me.kind) };
}

function pathOf(kind: FoundKind, id: string, reader: Me['kind']): string {
  switch (kind) {
    case 'posting':
      return reader === 'student'
        ? `/student-dashboard/jobs?job=${id}`
        : `/company-dashboard/jobs/${id}`;
    case 'application':
      return `/student-dashboard?application=${id}`;
    case 'candidate':
      return `/company-dashboard/applications/${id}`;
    case 'student':
      return `/company-dashboard/candidates?candidate=${id}`;
    case 'talent':
      return `/company-dashboard/talent?entry=${id}`;
    case 'user':
      return `/admin-dashboard/users?search=${id}`;
    case 'company':
      return `/admin-dashboard/companies?search=${id}`;
  }
}
