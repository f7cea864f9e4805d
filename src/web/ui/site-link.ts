import type { ReactNode } from 'react';

export type SiteLink = { to: string; label: ReactNode; end?: boolean };
export type SiteMenu = { label: string; items: readonly SiteLink[] };
