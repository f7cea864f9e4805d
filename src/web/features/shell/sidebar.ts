import type { LucideIcon } from 'lucide-react';
import type { PlainTextKey } from '#texts/translate.ts';

/** A dashboard's links. One file per dashboard, so that none loads the icons of the others. */
export type Sidebar = readonly {
  to: string;
  label: PlainTextKey;
  icon: LucideIcon;
  end?: boolean;
  /** An interviewer of a company may not open it. */
  notForInterviewers?: true;
}[];
