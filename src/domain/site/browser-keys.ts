type BrowserKey = {
  /** As the browser lists it; `…` stands for a variable suffix. */
  name: string;
  kind: 'cookie' | 'local' | 'session' | 'database' | 'cache';
  /** Text keys: `cookies.keys.<text>.purpose` and `.life`. */
  text:
    | 'session'
    | 'signed-in'
    | 'next'
    | 'step'
    | 'google-sign-in'
    | 'device'
    | 'language'
    | 'time-zone'
    | 'view'
    | 'theme'
    | 'welcome'
    | 'draft'
    | 'kept'
    | 'saved-jobs'
    | 'recent-searches'
    | 'ats-score'
    | 'recent'
    | 'closed-stages'
    | 'single-keys'
    | 'recordings'
    | 'lessons'
    | 'scroll'
    | 'version';
};

/** Everything the platform stores in a browser. Source of the cookie page. */
export const browserKeys = [
  { name: 'firstrung.session_token', kind: 'cookie', text: 'session' },
  { name: 'firstrung_signed_in', kind: 'cookie', text: 'signed-in' },
  { name: 'firstrung.next', kind: 'cookie', text: 'next' },
  { name: 'firstrung.sign_in_step', kind: 'cookie', text: 'step' },
  { name: 'firstrung.google_sign_in', kind: 'cookie', text: 'google-sign-in' },
  { name: 'firstrung.device', kind: 'cookie', text: 'device' },
  { name: 'firstrung_language', kind: 'cookie', text: 'language' },
  { name: 'firstrung_time_zone', kind: 'cookie', text: 'time-zone' },
  { name: 'firstrung_pipeline_view', kind: 'cookie', text: 'view' },
  { name: 'ui-theme', kind: 'local', text: 'theme' },
  { name: 'savedJobs', kind: 'local', text: 'saved-jobs' },
  { name: 'recentSearches', kind: 'local', text: 'recent-searches' },
  { name: 'atsScore', kind: 'local', text: 'ats-score' },
  { name: 'firstrung-recent', kind: 'local', text: 'recent' },
  { name: 'firstrung-closed-stages', kind: 'local', text: 'closed-stages' },
  { name: 'firstrung-single-keys', kind: 'local', text: 'single-keys' },
  { name: 'firstrung-kept:…', kind: 'local', text: 'kept' },
  { name: 'recordings', kind: 'database', text: 'recordings' },
  { name: 'lessons', kind: 'cache', text: 'lessons' },
  { name: 'firstrung-welcome', kind: 'session', text: 'welcome' },
  { name: 'firstrung-draft:…', kind: 'session', text: 'draft' },
  { name: 'react-router-scroll-positions', kind: 'session', text: 'scroll' },
  { name: 'react-router-manifest-version', kind: 'session', text: 'version' },
] as const satisfies readonly BrowserKey[];

/** Whether the list contains a name; over https, cookies have the prefix `__Secure-`. */
export function isListedKey(kind: BrowserKey['kind'], name: string): boolean {
  const plain = name.replace(/^__(?:Secure|Host)-/u, '');
  return browserKeys
    .filter((key) => key.kind === kind)
    .some((key) =>
      key.name.endsWith('…') ? plain.startsWith(key.name.slice(0, -1)) : plain === key.name,
    );
}
