import { oc } from '@orpc/contract';
import { z } from 'zod';
import { resumeLimits as limits } from '#domain/resume/resume-limits.ts';
import { refusalStatus, refuses } from './errors.ts';
import { id, instant, line, prose } from './fields.ts';
import { ownModel } from './model.ts';
import { resumeContent, resumeDesign } from './resume-fields.ts';

const written = z.object({ name: z.string(), content: resumeContent, design: resumeDesign });
const version = z.number().int().min(1);

const resumeCard = z.object({
  id,
  name: z.string(),
  /** Of the person, on its first line. */
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
  /** '' of those that nobody named. */
  label: z.string(),
  keptAt: instant,
});
export type ResumeVersion = z.infer<typeof resumeVersion>;

const resumeLink = z.object({
  id,
  /** The path of the page that it opens. */
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
  /** One SVG document a page. */
  pages: z.array(z.string()),
});

const wording = z.object({
  path: z.array(z.string()),
  at: z.number().int(),
  original: z.string(),
  text: z.string(),
});

const byId = z.strictObject({ resumeId: id });
const own = ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'] as const;

export const resume = {
  list: oc
    .route({ method: 'GET', path: '/resumes' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(resumeCard) })),
  create: oc
    .route({ method: 'POST', path: '/resumes' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN', 'TOO_MANY_RESUMES', 'IDEMPOTENCY_KEY_REUSED'))
    .input(
      z.strictObject({
        name: line(limits.name),
        /** What a file said; without it: nothing, or what the profile says. */
        content: resumeContent.optional(),
        fromProfile: z.boolean().optional(),
      }),
    )
    .output(ownResume),
  createCopy: oc
    .route({ method: 'POST', path: '/resumes/{resumeId}/copy' })
    .errors(refuses(...own, 'TOO_MANY_RESUMES', 'IDEMPOTENCY_KEY_REUSED'))
    .input(byId.extend({ name: line(limits.name) }))
    .output(ownResume),
  load: oc
    .route({ method: 'GET', path: '/resumes/{resumeId}' })
    .errors(refuses(...own))
    .input(byId)
    .output(ownResume),
  save: oc
    .route({ method: 'PUT', path: '/resumes/{resumeId}' })
    .errors({
      ...refuses(...own),
      // Another tab saved meanwhile: what it says now.
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
  setDefault: oc
    .route({ method: 'PUT', path: '/resumes/{resumeId}/default' })
    .errors(refuses(...own))
    .input(byId)
    .output(resumeCard),
  setArchived: oc
    .route({ method: 'PUT', path: '/resumes/{resumeId}/archived' })
    .errors(refuses(...own))
    .input(byId.extend({ isArchived: z.boolean() }))
    .output(resumeCard),
  remove: oc
    .route({ method: 'DELETE', path: '/resumes/{resumeId}' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(byId)
    .output(z.object({ id })),
  /** A PDF of it as it is now, kept to be sent with applications. */
  createFile: oc
    .route({ method: 'POST', path: '/resumes/{resumeId}/file' })
    .errors(refuses(...own, 'TOO_BUSY', 'FILE_TOO_LARGE'))
    .input(byId)
    .output(z.object({ id, name: z.string() })),
  listVersions: oc
    .route({ method: 'GET', path: '/resumes/{resumeId}/versions' })
    .errors(refuses(...own))
    .input(byId)
    .output(z.object({ items: z.array(resumeVersion) })),
  loadVersion: oc
    .route({ method: 'GET', path: '/resumes/{resumeId}/versions/{versionId}' })
    .errors(refuses(...own))
    .input(byId.extend({ versionId: id }))
    .output(written.extend({ id, label: z.string(), keptAt: instant })),
  createVersion: oc
    .route({ method: 'POST', path: '/resumes/{resumeId}/versions' })
    .errors(refuses(...own, 'IDEMPOTENCY_KEY_REUSED'))
    .input(byId.extend({ label: line(limits.name) }))
    .output(resumeVersion),
  listLinks: oc
    .route({ method: 'GET', path: '/resumes/{resumeId}/links' })
    .errors(refuses(...own))
    .input(byId)
    .output(z.object({ items: z.array(resumeLink) })),
  createLink: oc
    .route({ method: 'POST', path: '/resumes/{resumeId}/links' })
    .errors(refuses(...own, 'TOO_MANY_KEPT', 'IDEMPOTENCY_KEY_REUSED'))
    .input(
      byId.extend({
        /** Null: until it is taken back. */
        days: z.number().int().min(1).max(365).nullable(),
        /** '' for none. */
        password: prose(limits.linkPassword),
      }),
    )
    .output(resumeLink),
  removeLink: oc
    .route({ method: 'DELETE', path: '/resumes/{resumeId}/links/{linkId}' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(byId.extend({ linkId: id }))
    .output(z.object({ id })),
  /** The pages that the PDF would have, of words that need not be saved. */
  listPages: oc
    .route({ method: 'POST', path: '/resume-pages' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN', 'TOO_BUSY'))
    .input(z.strictObject({ content: resumeContent, design: resumeDesign }))
    .output(pages),
  /** Other wordings of its lines, written by the model outside, of words that need not be saved. */
  suggestWordings: oc
    .route({ method: 'POST', path: '/resume-wordings' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({ content: resumeContent }))
    .output(
      ownModel.extend({
        items: z.array(wording),
        /** How many it wrote that were not handed on. */
        refused: z.number().int(),
        /** Why it wrote nothing: none is set, this student asked often today, or it failed. */
        problem: z.enum(['off', 'quota', 'failed']).nullable(),
      }),
    ),
  /** What a link shows; each look is counted. */
  loadShared: oc
    .route({ method: 'POST', path: '/shared-resumes' })
    .errors(refuses('NOT_FOUND', 'TOO_MANY_REQUESTS', 'TOO_BUSY'))
    .input(z.strictObject({ token: prose(200), pass: prose(300).optional() }))
    .output(
      z.object({
        /** Null until its password is given. */
        resume: pages.extend({ content: resumeContent }).nullable(),
      }),
    ),
};
