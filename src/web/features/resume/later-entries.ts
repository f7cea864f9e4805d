import { lazy } from 'react';
import { untilLoaded } from '#web/lib/until-loaded.ts';

/** Entries of a section: their code comes beside the page, which the server has drawn already. */
export const EntrySection = lazy(() => untilLoaded(() => import('./entry-section.tsx')));
