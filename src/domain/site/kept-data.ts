/** What the database keeps, by why it does. The privacy page is made from it; each table stands here once. */
export const keptData = [
  { text: 'account', tables: ['users', 'accounts', 'profiles', 'admin_users'] },
  { text: 'session', tables: ['sessions', 'verifications'] },
  { text: 'attempts', tables: ['rate_limits'] },
  { text: 'application', tables: ['job_applications', 'application_moves', 'interviews'] },
  { text: 'talk', tables: ['application_messages'] },
  {
    text: 'opinion',
    tables: ['application_notes', 'application_ratings', 'application_interviewers'],
  },
  { text: 'files', tables: ['files', 'waiting_files', 'unclaimed_keys'] },
  { text: 'notices', tables: ['notifications', 'live_events'] },
  { text: 'mails', tables: ['tasks.job'] },
  { text: 'company', tables: ['companies', 'company_members', 'job_postings'] },
  { text: 'retries', tables: ['idempotency_keys'] },
  { text: 'audit', tables: ['audit_entries'] },
] as const;
