const owner = 'whose row it is: the archive is of one person';
const secret =
  'a secret, or what one is checked with: whoever has the archive must not get in with it';
const others = 'of somebody else';
const inner = 'says nothing about a person';

/** Columns of those tables that no archive holds, and why. */
export const leftOut: Record<string, Record<string, string>> = {
  user_settings: { userId: owner, version: inner },
  notification_preferences: { userId: owner },
  notifications: { userId: owner },
  sessions: { userId: owner, token: secret },
  accounts: {
    userId: owner,
    accessToken: secret,
    refreshToken: secret,
    idToken: secret,
    accessTokenExpiresAt: inner,
    refreshTokenExpiresAt: inner,
    password: secret,
  },
  account_tokens: { id: inner, userId: owner, tokenHash: secret },
  two_factors: { userId: owner, seed: secret, keyVersion: inner, lastStep: inner },
  recovery_codes: { userId: owner, codeHash: secret },
  known_devices: { id: inner, userId: owner, tokenHash: secret },
  admin_users: { id: inner },
  files: { ownerId: owner, key: inner },
  data_exports: { userId: owner },
  job_applications: { studentId: owner, version: inner },
  application_moves: { companyId: inner, actorId: others, batchId: inner },
  application_messages: { companyId: inner, authorId: others },
  interviews: { companyId: inner },
  company_members: { userId: owner },
  application_notes: { companyId: inner, authorId: owner },
  application_ratings: { companyId: inner, memberId: owner },
  application_interviewers: { companyId: inner, memberId: owner, assignedBy: others },
  event_registrations: { userId: owner, cancelHash: secret },
  forum_topics: { authorId: owner, hiddenBy: others, version: inner },
  forum_replies: { authorId: owner, hiddenBy: others, version: inner },
  forum_likes: { userId: owner },
  reports: { reporterId: owner, decidedBy: others },
  contact_messages: { handledBy: others },
  newsletter_subscribers: { id: inner, confirmHash: secret, confirmUntil: inner },
  audit_entries: {
    actorId: owner,
    actorKind: inner,
    before: others,
    after: others,
    previousHash: inner,
    hash: inner,
  },
};

/** Tables of which no archive holds anything, and why. */
export const leftOutTables: Record<string, string> = {
  companies: 'what a company is, not a person; its people get it from the company',
  job_postings: 'what a company offers',
  community_events: 'the same for everybody',
  site_settings: 'of the whole site',
  verifications: 'mailed secrets of a few minutes',
  rate_limits: 'counts of a few minutes, by address or id',
  sign_in_failures: 'counts of wrong passwords, under hashes',
  live_events: 'for two days a second copy of notifications',
  idempotency_keys: 'for seven days a second copy of answers that were given',
  waiting_files: 'bytes on their way into the storage; the archive has them with their file',
  unclaimed_keys: 'names of what nobody has claimed yet',
};
