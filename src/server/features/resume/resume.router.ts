import { serve } from '#server/api.ts';
import { createCopy } from './create-copy.ts';
import { createFile } from './create-file.ts';
import { createLink } from './create-link.ts';
import { createResume } from './create-resume.ts';
import { createVersion } from './create-version.ts';
import { listLinks } from './list-links.ts';
import { listPages } from './list-pages.ts';
import { listResumes } from './list-resumes.ts';
import { listVersions } from './list-versions.ts';
import { loadLinkedResume } from './load-linked-resume.ts';
import { loadResume } from './load-resume.ts';
import { loadVersion } from './load-version.ts';
import { removeLink } from './remove-link.ts';
import { removeResume } from './remove-resume.ts';
import { saveResume } from './save-resume.ts';
import { setArchived } from './set-archived.ts';
import { setDefault } from './set-default.ts';
import { suggestWordings } from './suggest-wordings.ts';

export const resumeRouter = serve('resume', {
  list: listResumes,
  create: createResume,
  createCopy,
  createFile,
  load: loadResume,
  save: saveResume,
  setDefault,
  setArchived,
  remove: removeResume,
  listVersions,
  loadVersion,
  createVersion,
  listLinks,
  createLink,
  removeLink,
  listPages: (ctx, input, { signal }) => listPages(ctx, input, signal),
  suggestWordings,
  loadShared: loadLinkedResume,
});
