import { z } from 'zod';
import { academicFields, driveFields } from '#domain/drive/drive-fields.ts';
import { dateKinds, driveStates } from '#domain/drive/drive.ts';
import { ruleNames, verdicts } from '#domain/drive/judge-eligibility.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { id, inputOf, instant, month, outputOf, pageOf, paging, updateOf } from './fields.ts';
import { del, get, post, put } from './procedure.ts';

const dates = z.array(z.object({ kind: z.enum(dateKinds), at: instant }));
const state = z.enum(driveStates);
const show = z.enum(['all', 'following']);

export const driveCard = z.object({
  id,
  companyName: z.string(),
  title: z.string(),
  description: z.string(),
  careersUrl: z.string(),
  /** Only announced dates that have a source. */
  dates,
  sourceUrl: z.string().nullable(),
  verifiedOn: z.string().nullable(),
  /** Checked more than 60 days ago. */
  isStale: z.boolean(),
  isCancelled: z.boolean(),
  /** Invented for the demo. */
  isDemo: z.boolean(),
  /** The minimums that the eligibility texts name. */
  limits: z.object({
    minPercent: z.number().nullable(),
    minCgpa: z.number().nullable(),
    maxBacklogs: z.number().nullable(),
    maxGapMonths: z.number().nullable(),
    batchFrom: z.number().nullable(),
    batchTo: z.number().nullable(),
  }),
  eligibility: z.object({ verdict: z.enum(verdicts), rules: z.array(z.enum(ruleNames)) }),
  isFollowing: z.boolean(),
  state: state.nullable(),
  /** The newest change that followers were notified of, by date. */
  lastChange: z
    .object({
      at: instant,
      moves: z.array(
        z.object({
          kind: z.enum(dateKinds),
          from: instant.nullable(),
          to: instant.nullable(),
        }),
      ),
    })
    .nullable(),
});
export type DriveCard = z.infer<typeof driveCard>;

const driveDate = z.object({
  driveId: id,
  companyName: z.string(),
  title: z.string(),
  kind: z.enum(dateKinds),
  at: instant,
  isStale: z.boolean(),
  isFollowing: z.boolean(),
});

/** A drive as its editors see it, with times in the drive's own zone. */
const ownDrive = z.object({
  id,
  version: z.number().int(),
  form: outputOf(driveFields),
  followers: z.number().int(),
  dates,
  isSourced: z.boolean(),
  isStale: z.boolean(),
  isCancelled: z.boolean(),
  isDemo: z.boolean(),
  updatedAt: instant,
});
export type OwnDrive = z.infer<typeof ownDrive>;

const driveForm = inputOf(driveFields);
export type DriveForm = z.infer<typeof driveForm>;

const academicForm = updateOf(academicFields);
export type AcademicForm = z.infer<typeof academicForm>;

const version = z.int32().min(0);
const ofForm = [
  'FIELDS_REQUIRED',
  'DRIVE_TIMES',
  'DRIVE_MINIMUM',
  'VERIFIED_ON',
  'TIME_ZONE_UNKNOWN',
  'BATCH_RANGE',
  'HTTPS_REQUIRED',
] as const;
const changed = z.object({
  id,
  /** What can be undone before followers are notified; null if they are not. */
  changeId: id.nullable(),
});

export const driveAudit = [
  { action: 'drive.created', texts: 'admin-drive.audit.created' },
  { action: 'drive.updated', texts: 'admin-drive.audit.updated' },
  { action: 'drive.cancelled', texts: 'admin-drive.audit.cancelled' },
  { action: 'drive.change-undone', texts: 'admin-drive.audit.change-undone' },
] as const satisfies readonly AuditDeclaration[];

export const drive = {
  list: get('student', '/drives')
    .input(z.strictObject({ ...paging, show: show.optional() }))
    .output(pageOf(driveCard)),
  listDates: get('student', '/drive-dates')
    .input(
      z.strictObject({
        month,
        show: show.optional(),
      }),
    )
    .output(z.object({ items: z.array(driveDate) })),
  setFollow: put('student', '/drives/{driveId}/follow')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ driveId: id, isFollowing: z.boolean() }))
    .output(z.object({ isFollowing: z.boolean() })),
  setState: put('student', '/drives/{driveId}/state')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ driveId: id, state: state.nullable() }))
    .output(z.object({ state: state.nullable() })),
  loadAcademics: get('student', '/academics')
    .input(z.strictObject({}))
    .output(outputOf(academicFields).extend({ version })),
  saveAcademics: put('student', '/academics')
    .errors(refuses('ACADEMICS_CHANGED'))
    .input(academicForm.extend({ version }))
    .output(z.object({ version })),
  listOwn: get('recruiter-or-admin', '/own-drives')
    .input(z.strictObject(paging))
    .output(pageOf(ownDrive)),
  create: post('recruiter-or-admin', '/own-drives')
    .errors(refuses(...ofForm))
    .input(driveForm)
    .output(z.object({ id })),
  update: post('recruiter-or-admin', '/own-drives/{driveId}')
    .errors(refuses(...ofForm, 'NOT_FOUND', 'DRIVE_CHANGED', 'DRIVE_CANCELLED'))
    .input(updateOf(driveFields).extend({ driveId: id, version }))
    .output(changed),
  cancel: post('recruiter-or-admin', '/own-drives/{driveId}/cancel')
    .errors(refuses('NOT_FOUND', 'DRIVE_CHANGED', 'DRIVE_CANCELLED'))
    .input(z.strictObject({ driveId: id, version }))
    .output(changed),
  undo: post('recruiter-or-admin', '/own-drive-changes/{changeId}/undo')
    .errors(refuses('NOT_FOUND', 'DRIVE_CHANGED', 'UNDO_TOO_LATE'))
    .input(z.strictObject({ changeId: id }))
    .output(z.object({ id })),
  loadFeed: get('student', '/drive-feed')
    .input(z.strictObject({}))
    .output(z.object({ url: z.string().nullable() })),
  createFeed: post('student', '/drive-feed')
    .input(z.strictObject({}))
    .output(z.object({ url: z.string() })),
  removeFeed: del('student', '/drive-feed')
    .input(z.strictObject({}))
    .output(z.object({ isRemoved: z.boolean() })),
};
