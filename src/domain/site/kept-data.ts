/**
 * What the database stores, by purpose. Source of the privacy page; every table appears exactly
 * once.
 */
export const keptData = [
  { text: 'account', tables: ['users', 'accounts', 'profiles', 'admin_users'] },
  { text: 'session', tables: ['sessions'] },
  {
    text: 'security',
    tables: ['account_tokens', 'two_factors', 'recovery_codes', 'known_devices'],
  },
  { text: 'attempts', tables: ['rate_limits', 'sign_in_failures'] },
  { text: 'choices', tables: ['user_settings', 'notification_preferences'] },
  {
    text: 'search',
    tables: [
      'job_preferences',
      'saved_postings',
      'hidden_postings',
      'recent_searches',
      'saved_searches',
      'alerted_postings',
    ],
  },
  { text: 'resume', tables: ['resumes', 'resume_versions', 'resume_links'] },
  { text: 'model', tables: ['model_calls'] },
  { text: 'ats', tables: ['ats_scores'] },
  { text: 'roadmap', tables: ['roadmap_steps', 'roadmap_plans'] },
  { text: 'found', tables: ['student_search', 'profile_views'] },
  { text: 'exports', tables: ['data_exports'] },
  { text: 'application', tables: ['job_applications', 'application_moves', 'interviews'] },
  { text: 'talk', tables: ['application_messages'] },
  {
    text: 'opinion',
    tables: ['application_notes', 'application_ratings', 'application_interviewers'],
  },
  { text: 'files', tables: ['files', 'waiting_files', 'unclaimed_keys', 'resume_readings'] },
  { text: 'notices', tables: ['notifications', 'live_events'] },
  { text: 'mails', tables: ['tasks.job'] },
  { text: 'company', tables: ['companies', 'company_members', 'job_postings'] },
  {
    text: 'outside',
    tables: ['outside_postings', 'source_states', 'source_answers'],
  },
  {
    text: 'index',
    tables: [
      'posting_search',
      'skills',
      'search_words',
      'search_titles',
      'search_segments',
      'search_places',
      'search_bits',
      'search_changes',
    ],
  },
  { text: 'retries', tables: ['idempotency_keys'] },
  { text: 'contact', tables: ['contact_messages'] },
  { text: 'newsletter', tables: ['newsletter_subscribers'] },
  { text: 'events', tables: ['community_events', 'event_registrations'] },
  { text: 'forum', tables: ['forum_topics', 'forum_replies', 'forum_likes'] },
  { text: 'reports', tables: ['reports'] },
  { text: 'site', tables: ['site_settings'] },
  { text: 'audit', tables: ['audit_entries'] },
] as const;
