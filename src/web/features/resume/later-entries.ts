import { lazy } from 'react';

/** Entries of a section: their code comes beside the page, which the server has drawn already. */
export const EntrySection = lazy(() => import('./entry-section.tsx'));
