import { Briefcase, Building2, ClipboardList, Clock, type LucideIcon, User } from 'lucide-react';
import type { Me } from '#contract/account.ts';
import type { PaletteItem } from '#contract/palette.ts';
import { fitOf, type EntryKind } from '#domain/palette/palette.ts';
import type { Place } from './recent-places.ts';

export type PaletteGroup = 'recent' | 'pages' | 'actions' | EntryKind;
/** A row of the palette: it leads to a page, or it does something here. */
export type PaletteEntry = {
  group: PaletteGroup;
  name: string;
  detail: string;
  icon: LucideIcon;
  /** Its keyboard shortcut. */
  keys?: string;
} & ({ to: string } | { run: () => void });
/** A page with the icon of its menu entry. */
export type PalettePage = { name: string; to: string; icon: LucideIcon };
/** Something that the palette does without leaving the page. */
export type PaletteAction = { name: string; icon: LucideIcon; keys?: string; run: () => void };

const foundIcons: Record<EntryKind, LucideIcon> = {
  posting: Briefcase,
  application: ClipboardList,
  candidate: User,
  student: User,
  talent: User,
  company: Building2,
  user: User,
};

const maxPages = 8;

/** The pages whose names match the typed text, best first; all of them for empty text. */
export function pagesFor(typed: string, pages: readonly PalettePage[]): PaletteEntry[] {
  const fitting = bestFits(typed, pages);
  const shown = typed.trim() === '' ? fitting : fitting.slice(0, maxPages);
  return shown.map((page) => ({ ...page, detail: '', group: 'pages' }));
}

/** The actions whose names match the typed text, best first. */
export function actionsFor(typed: string, actions: readonly PaletteAction[]): PaletteEntry[] {
  return bestFits(typed, actions).map((action) => ({ ...action, detail: '', group: 'actions' }));
}

function bestFits<Named extends { name: string }>(typed: string, all: readonly Named[]): Named[] {
  return all
    .flatMap((each) => {
      const fit = fitOf(each.name, typed);
      return fit === null ? [] : [{ each, fit }];
    })
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ each }) => each);
}

export function recentEntry(place: Place): PaletteEntry {
  return { ...place, icon: Clock, group: 'recent' };
}

/** The entry of a search result, with its path for this kind of account. */
export function foundEntry({ kind, id, name, detail }: PaletteItem, me: Me): PaletteEntry {
  return { group: kind, name, detail, icon: foundIcons[kind], to: pathOf(kind, id, me.kind) };
}

function pathOf(kind: EntryKind, id: string, reader: Me['kind']): string {
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
