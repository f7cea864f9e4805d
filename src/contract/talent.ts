import { z } from 'zod';
import { invitationStatuses } from '#domain/invitation/invitation.ts';
import { changeKinds } from '#domain/talent/profile-changes.ts';
import { talentLimits } from '#domain/talent/talent-limits.ts';
import { refusalStatus, refuses } from './errors.ts';
import { id, instant, line, pageOf, paging, prose } from './fields.ts';
import { candidate, flag, oneOrMany, visibleCandidate } from './match-lists.ts';
import { del, get, post, put } from './procedure.ts';

const tags = z.array(line(talentLimits.tag)).max(talentLimits.tags);
const named = z.object({ id, title: z.string() });

/** What the company keeps of a student it found. */
const entryFields = {
  entryId: id,
  tags: z.array(z.string()),
  note: z.string(),
  /** Of tags and note. */
  version: z.number().int(),
  addedAt: instant,
  addedBy: z.string().nullable(),
  /** The postings that the student is shortlisted for. */
  postings: z.array(named),
  /** What changed in the profile since. */
  changes: z.array(z.object({ kind: z.enum(changeKinds), values: z.array(z.string()) })),
  /** The latest invitation. */
  invitation: z
    .object({ standing: z.enum(invitationStatuses), postingTitle: z.string() })
    .nullable(),
};

/** The score is for the posting of the filter, or the first that the student is shortlisted for. */
const talentEntry = candidate.extend({ ...entryFields, matched: named.nullable() });
export type TalentEntry = z.infer<typeof talentEntry>;

const talentDetails = visibleCandidate.extend({ ...entryFields, matched: named.nullable() });
export type TalentDetails = z.infer<typeof talentDetails>;

const entryText = z.object({ tags: z.array(z.string()), note: z.string(), version: z.number() });
export type EntryText = z.infer<typeof entryText>;

const looseNote = z.object({
  id,
  body: z.string(),
  author: z.string().nullable(),
  updatedAt: instant,
});

const oneEntry = z.strictObject({ entryId: id });

/** A company's talent pool. Every read checks that the students still let the company find them. */
export const talent = {
  list: get('recruiter', '/talent')
    .input(
      z.strictObject({
        /** Names, tags and notes. */
        search: line(100).optional(),
        tag: line(talentLimits.tag).optional(),
        isAvailable: flag.optional(),
        postingId: id.optional(),
        skills: oneOrMany.optional(),
        page: z.coerce.number().int().min(1).max(100_000).optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(talentEntry),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
        /** All tags in use, for the filter. */
        tags: z.array(z.string()),
        postings: z.array(named),
        /** Whether there is any entry without the filters. */
        isEmpty: z.boolean(),
        looseNotes: z.number().int(),
      }),
    ),
  /** Records the view, which the student can see. */
  loadCandidate: post('recruiter', '/talent/{entryId}/views', { takesKey: false })
    .errors(refuses('NOT_FOUND'))
    .input(oneEntry)
    .output(talentDetails),
  /** Adds a student, and shortlists them for the posting if there is one. */
  create: post('recruiter', '/talent')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ studentId: id, postingId: id.optional() }))
    .output(z.object({ entryId: id, isNew: z.boolean() })),
  save: put('recruiter', '/talent/{entryId}')
    .errors({
      ...refuses('NOT_FOUND'),
      // A colleague saved in the meantime; `data` is the current version.
      TALENT_CHANGED: { status: refusalStatus.TALENT_CHANGED, data: entryText },
    })
    .input(
      z.strictObject({
        entryId: id,
        tags,
        note: prose(talentLimits.note),
        version: z.int32().min(1),
      }),
    )
    .output(entryText),
  setShortlisted: post('recruiter', '/talent/{entryId}/shortlist')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ entryId: id, postingId: id, isShortlisted: z.boolean() }))
    .output(oneEntry),
  /** Removes the entry with its tags and note; it can be undone for a few seconds. */
  remove: del('recruiter', '/talent/{entryId}')
    .errors(refuses('NOT_FOUND'))
    .input(oneEntry)
    .output(oneEntry),
  undoRemove: post('recruiter', '/talent/{entryId}/undo-remove')
    .errors(refuses('NOT_FOUND', 'UNDO_TOO_LATE'))
    .input(oneEntry)
    .output(oneEntry),
  /** Notes about students who can no longer be found; they don't say who that was. */
  listNotes: get('recruiter', '/talent-notes')
    .input(z.strictObject(paging))
    .output(pageOf(looseNote)),
  removeNote: del('recruiter', '/talent-notes/{noteId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ noteId: id }))
    .output(z.object({ id })),
};
