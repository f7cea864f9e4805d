import { lazy } from 'react';
import type { AtsReader } from '#web/features/ats/ats-reader.ts';

const load = () => import('#web/features/resume-reading/score-picked-file.ts');
const loadAsking = () => import('#web/features/resume-reading/ask-reader.ts');
const loadView = () => import('#web/routes/student/employer-view.tsx');

/** Scores files for the ATS score page, in a worker whose code is preloaded. */
export const atsReader: AtsReader = {
  prepare: () => {
    const loads = [load(), loadView(), loadAsking().then((asking) => asking.prepareScoring())];
    // Offline, the code loads when a file is picked.
    Promise.all(loads).catch(() => undefined);
  },
  score: async (file, signal) => (await load()).scorePickedFile(file, signal),
  match: async (input, signal) => (await load()).matchInWorker(input, signal),
  EmployerView: lazy(loadView),
};
