import type { AnswerLine } from '#domain/assistant/answer-line.ts';
import type { Intent } from '#domain/assistant/intents.ts';
import type { Translate } from '#texts/translate.ts';
import { record, student } from './answer-of.ts';

const jobs = `${student}/jobs`;
const resume = `${student}/resume`;
const questions = `${student}/interview-questions`;
const drives = `${student}/off-campus`;
const settings = `${student}/settings`;

/** The page where each intent's records or settings are. */
export const intentPages: Record<Intent, string> = {
  'find-jobs': jobs,
  'recommended-jobs': student,
  'closing-soon': `${jobs}?deadline=7`,
  'new-jobs': `${jobs}?sort=date`,
  'saved-jobs': `${jobs}/saved`,
  'saved-deadlines': `${jobs}/saved`,
  'job-alerts': `${jobs}/searches`,
  'hidden-jobs': `${jobs}/searches`,
  'match-explained': '/matching',
  'how-to-apply': jobs,
  'external-jobs': jobs,
  'my-applications': student,
  invitations: `${student}/invitations`,
  rejections: student,
  offers: student,
  interviews: student,
  withdraw: student,
  'no-reply': student,
  messages: student,
  'profile-views': `${student}/job-preferences`,
  drives,
  'drive-dates': drives,
  'drive-eligibility': drives,
  'next-step': student,
  upcoming: `${student}/upcoming`,
  events: '/community/events',
  calendar: drives,
  'ats-score': `${student}/ats-score`,
  'ats-explained': `${student}/ats-score`,
  'ats-improve': `${student}/ats-score`,
  readiness: student,
  'my-resumes': resume,
  'create-resume': resume,
  'resume-tips': '/blog/bullets-that-show-results',
  'download-resume': resume,
  'share-resume': resume,
  'cover-letter': jobs,
  profile: `${student}/update-profile`,
  'public-profile': `${settings}/privacy`,
  'interview-questions': questions,
  'due-questions': `${questions}/review`,
  'interview-tips': '/blog/your-first-technical-interview',
  'mock-interviews': `${student}/interviews`,
  assessments: `${student}/assessments`,
  badges: `${student}/skill-test/badges`,
  coaching: `${student}/interviews/coach`,
  'skill-test': `${student}/skill-test`,
  roadmaps: `${student}/roadmap`,
  'roadmap-progress': `${student}/roadmap`,
  learning: `${student}/learning`,
  articles: '/blog',
  'offer-advice': '/blog/how-to-read-an-offer',
  scams: '/blog/off-campus-season-in-india',
  forum: '/community/forum',
  'delete-account': `${settings}/account`,
  'export-data': `${settings}/privacy`,
  language: `${settings}/preferences`,
  password: `${settings}/security`,
  'two-factor': `${settings}/security`,
  'email-settings': settings,
  notifications: student,
  privacy: `${settings}/privacy`,
  theme: `${settings}/preferences`,
  'job-preferences': `${student}/job-preferences`,
  plans: '/#pricing',
  contact: '/contact',
  shortcuts: student,
  devices: `${settings}/security`,
  assistant: student,
  'message-limit': student,
  'delete-chat': student,
};

/** The name of an intent, linked to its page. */
export const topicOf = (t: Translate, intent: Intent): AnswerLine =>
  record(t(`assistant-answers.topics.${intent}`), intentPages[intent]);
