import { api } from '#server/api.ts';
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

const { resume } = api;

export const resumeRouter = {
  list: resume.list.handler(({ context }) => listResumes(context.ctx)),
  create: resume.create.handler(({ context, input }) => createResume(context.ctx, input)),
  createCopy: resume.createCopy.handler(({ context, input }) => createCopy(context.ctx, input)),
  createFile: resume.createFile.handler(({ context, input }) => createFile(context.ctx, input)),
  load: resume.load.handler(({ context, input }) => loadResume(context.ctx, input)),
  save: resume.save.handler(({ context, input }) => saveResume(context.ctx, input)),
  setDefault: resume.setDefault.handler(({ context, input }) => setDefault(context.ctx, input)),
  setArchived: resume.setArchived.handler(({ context, input }) => setArchived(context.ctx, input)),
  remove: resume.remove.handler(({ context, input }) => removeResume(context.ctx, input)),
  listVersions: resume.listVersions.handler(({ context, input }) =>
    listVersions(context.ctx, input),
  ),
  loadVersion: resume.loadVersion.handler(({ context, input }) => loadVersion(context.ctx, input)),
  createVersion: resume.createVersion.handler(({ context, input }) =>
    createVersion(context.ctx, input),
  ),
  listLinks: resume.listLinks.handler(({ context, input }) => listLinks(context.ctx, input)),
  createLink: resume.createLink.handler(({ context, input }) => createLink(context.ctx, input)),
  removeLink: resume.removeLink.handler(({ context, input }) => removeLink(context.ctx, input)),
  listPages: resume.listPages.handler(({ context, input, signal }) =>
    listPages(context.ctx, input, signal),
  ),
  suggestWordings: resume.suggestWordings.handler(({ context, input }) =>
    suggestWordings(context.ctx, input),
  ),
  loadShared: resume.loadShared.handler(({ context, input }) =>
    loadLinkedResume(context.ctx, input),
  ),
};
