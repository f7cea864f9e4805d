import { z } from 'zod';
import { resumeLimits as limits } from '#domain/resume/resume-limits.ts';
import { refusalStatus, refuses } from './errors.ts';
import { id, instant, line, prose, typed } from './fields.ts';
import { modelProblem, ownModel } from './model.ts';
import { del, get, post, put } from './procedure.ts';
import { resumeContent, resumeDesign } from './resume-fields.ts';

const written = z.object({ name: z.string(), content: resumeContent, design: resumeDesign });
const version = z.int32().min(1);

const resumeCard = z.object({
  id,
  name: z.string(),
  /** The job title below the name. */
  title: z.string(),
  isDefault: z.boolean(),
  isArchived: z.boolean(),
  changedAt: instant,
});
export type ResumeCard = z.infer<typeof resumeCard>;

export const ownResume = written.extend({
  id,
  version,
  isDefault: z.boolean(),
  isArchived: z.boolean(),
  changedAt: instant,
});
export type OwnResume = z.infer<typeof ownResume>;

const resumeVersion = z.object({
  id,
  /** Empty when the user gave no name. */
  label: z.string(),
  keptAt: instant,
});
export type ResumeVersion = z.infer<typeof resumeVersion>;

const resumeLink = z.object({
  id,
  path: z.string(),
  hasPassword: z.boolean(),
  expiresAt: instant.nullable(),
  isOver: z.boolean(),
  views: z.number().int(),
  lastViewedAt: instant.nullable(),
  createdAt: instant,
});
export type ResumeLink = z.infer<typeof resumeLink>;

const pages = z.object({
  /** One SVG document per page. */
  pages: z.array(z.string()),
});

const wording = z.object({
  path: z.array(z.string()),
  at: z.number().int(),
  original: z.string(),
  text: z.string(),
});

const byId = z.strictObject({ resumeId: id });
const own = ['NOT_FOUND'] as const;

export const resume = {
  list: get('student', '/resumes')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(resumeCard) })),
  create: post('student', '/resumes')
    .errors(refuses('TOO_MANY_RESUMES'))
    .input(
      z.strictObject({
        name: line(limits.name),
        /** Content imported from a file; otherwise empty or prefilled from the profile. */
        content: resumeContent.optional(),
        /** JSON of fields of the JSON Resume file that it is from; exports write them as they were. */
        imported: typed(limits.imported).optional(),
        fromProfile: z.boolean().optional(),
      }),
    )
    .output(ownResume),
  createCopy: post('student', '/resumes/{resumeId}/copy')
    .errors(refuses(...own, 'TOO_MANY_RESUMES'))
    .input(byId.extend({ name: line(limits.name) }))
    .output(ownResume),
  load: get('student', '/resumes/{resumeId}')
    .errors(refuses(...own))
    .input(byId)
    .output(ownResume),
  save: put('student', '/resumes/{resumeId}', { takesKey: false })
    .errors({
      ...refuses(...own),
      // Another tab saved in the meantime; `data` is the current version.
      RESUME_CHANGED: { status: refusalStatus.RESUME_CHANGED, data: ownResume },
    })
    .input(
      byId.extend({
        name: line(limits.name),
        content: resumeContent,
        design: resumeDesign,
        version,
      }),
    )
    .output(z.object({ version, changedAt: instant })),
  setDefault: put('student', '/resumes/{resumeId}/default')
    .errors(refuses(...own))
    .input(byId)
    .output(resumeCard),
  setArchived: put('student', '/resumes/{resumeId}/archived')
    .errors(refuses(...own))
    .input(byId.extend({ isArchived: z.boolean() }))
    .output(resumeCard),
  remove: del('student', '/resumes/{resumeId}').input(byId).output(z.object({ id })),
  /** Stores a PDF of the current version for use in applications. */
  createFile: post('student', '/resumes/{resumeId}/file', { takesKey: false })
    .errors(refuses(...own, 'RESUME_UNFINISHED', 'TOO_BUSY', 'FILE_TOO_LARGE'))
    .input(byId)
    .output(z.object({ id, name: z.string() })),
  listVersions: get('student', '/resumes/{resumeId}/versions')
    .errors(refuses(...own))
    .input(byId)
    .output(z.object({ items: z.array(resumeVersion) })),
  loadVersion: get('student', '/resumes/{resumeId}/versions/{versionId}')
    .errors(refuses(...own))
    .input(byId.extend({ versionId: id }))
    .output(written.extend({ id, label: z.string(), keptAt: instant })),
  createVersion: post('student', '/resumes/{resumeId}/versions')
    .errors(refuses(...own))
    .input(byId.extend({ label: line(limits.name) }))
    .output(resumeVersion),
  listLinks: get('student', '/resumes/{resumeId}/links')
    .errors(refuses(...own))
    .input(byId)
    .output(z.object({ items: z.array(resumeLink) })),
  createLink: post('student', '/resumes/{resumeId}/links')
    .errors(refuses(...own, 'TOO_MANY_KEPT'))
    .input(
      byId.extend({
        /** Null: until revoked. */
        days: z.number().int().min(1).max(365).nullable(),
        /** Empty for none. */
        password: prose(limits.linkPassword),
      }),
    )
    .output(resumeLink),
  removeLink: del('student', '/resumes/{resumeId}/links/{linkId}')
    .input(byId.extend({ linkId: id }))
    .output(z.object({ id })),
  /** Renders the pages of the PDF from content that may be unsaved. */
  listPages: post('student', '/resume-pages', { takesKey: false })
    .errors(refuses('TOO_BUSY'))
    .input(z.strictObject({ content: resumeContent, design: resumeDesign }))
    .output(pages),
  /** Asks the external model for other wordings of lines that may be unsaved. */
  suggestWordings: post('student', '/resume-wordings', { takesKey: false })
    .input(z.strictObject({ content: resumeContent }))
    .output(
      ownModel.extend({
        items: z.array(wording),
        /** Number of suggestions that were filtered out. */
        refused: z.number().int(),
        problem: modelProblem,
      }),
    ),
  /** Loads a shared resume and counts the view. */
  loadShared: post('anyone', '/shared-resumes', { isPersonal: true })
    .errors(refuses('NOT_FOUND', 'TOO_MANY_REQUESTS', 'TOO_BUSY'))
    .input(z.strictObject({ token: prose(200), pass: prose(300).optional() }))
    .output(
      z.object({
        /** Null until the password is entered. */
        resume: pages.extend({ content: resumeContent }).nullable(),
      }),
    ),
};
