import type { LucideIcon } from 'lucide-react';
import type { PlainTextKey } from '#texts/translate.ts';

type Page = { to: string; label: PlainTextKey };

/** A dashboard's links. One file per dashboard, so that none loads the icons of the others. */
export type Sidebar = readonly {
  to: string;
  label: PlainTextKey;
  icon: LucideIcon;
  end?: boolean;
  /** The section's other pages, shown while one of the section is open. */
  pages?: readonly Page[];
  /** Paths of pages that belong to the section but have no link of their own. */
  also?: readonly string[];
  /** An interviewer of a company may not open it. */
  notForInterviewers?: true;
}[];

/** All pages of a sidebar in one list, each with the icon of its section. */
export const withPages = (sidebar: Sidebar) =>
  sidebar.flatMap((entry) => [
    entry,
    ...(entry.pages ?? []).map((page) => ({ ...page, icon: entry.icon })),
  ]);
