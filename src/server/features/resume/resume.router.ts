import { serve } from '#server/api.ts';
import { createLink, listLinks, loadLinkedResume, removeLink } from './resume-links.ts';
import { listPages } from './resume-pages.ts';
import { createVersion, listVersions, loadVersion } from './resume-versions.ts';
import {
  createCopy,
  createFile,
  createResume,
  listResumes,
  loadResume,
  removeResume,
  saveResume,
  setArchived,
  setDefault,
} from './resumes.ts';
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
