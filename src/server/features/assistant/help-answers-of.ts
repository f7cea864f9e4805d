import { messageLimit, messagesLeft } from '#domain/assistant/assistant-limits.ts';
import type { Intent } from '#domain/assistant/intents.ts';
import { studentPlans } from '#domain/plan/plan-catalogue.ts';
import { requireStudent } from '#server/scopes.ts';
import { type Answer, linked, plain, student } from './answer-of.ts';
import { findUsage } from './chat.store.ts';
import { intentPages, topicOf } from './pages-of.ts';

const settings = `${student}/settings`;

/** Answers that are the same for everybody, each with the name of its link. */
const pages = {
  'hidden-jobs': 'searches',
  'match-explained': 'matching',
  'how-to-apply': 'jobs',
  'external-jobs': 'jobs',
  withdraw: 'home',
  calendar: 'drives',
  'create-resume': 'resume',
  'download-resume': 'resume',
  'share-resume': 'resume',
  'cover-letter': 'jobs',
  'public-profile': 'privacy-settings',
  'offer-advice': 'article',
  forum: 'forum',
  'delete-account': 'account',
  'export-data': 'privacy-settings',
  language: 'preferences',
  password: 'security',
  'two-factor': 'security',
  'email-settings': 'notifications',
  theme: 'preferences',
  'job-preferences': 'job-preferences',
  contact: 'contact',
  devices: 'security',
} as const;

const answerOf =
  (intent: keyof typeof pages): Answer =>
  ({ t }) => {
    const label = t(`assistant-answers.link.${pages[intent]}`);
    return [linked(t(`assistant-answers.help.${intent}`), intentPages[intent], label)];
  };

export const helpAnswers = Object.fromEntries(
  (Object.keys(pages) as (keyof typeof pages)[]).map((intent) => [intent, answerOf(intent)]),
) as Record<keyof typeof pages, Answer>;

export const explainAts: Answer = ({ t }) => [
  linked(
    t('assistant-answers.help.ats-explained'),
    `${student}/ats-score`,
    t('assistant-answers.link.ats'),
  ),
  linked(
    t('assistant-answers.help.ats-article'),
    '/blog/how-an-ats-reads-your-resume',
    t('assistant-answers.link.article'),
  ),
];

export const giveResumeTips: Answer = ({ t }) => [
  linked(
    t('assistant-answers.help.resume-tips'),
    '/blog/bullets-that-show-results',
    t('assistant-answers.link.article'),
  ),
];

export const giveInterviewTips: Answer = ({ t }) => [
  linked(
    t('assistant-answers.help.interview-tips'),
    '/blog/your-first-technical-interview',
    t('assistant-answers.link.article'),
  ),
  linked(
    t('assistant-answers.help.interview-practice'),
    `${student}/interview-questions`,
    t('assistant-answers.link.questions'),
  ),
];

export const explainScams: Answer = ({ t }) => [
  linked(
    t('assistant-answers.help.scams'),
    '/blog/off-campus-season-in-india',
    t('assistant-answers.link.article'),
  ),
  linked(
    t('assistant-answers.help.scams-report'),
    `${student}/jobs`,
    t('assistant-answers.link.jobs'),
  ),
];

export const explainPrivacy: Answer = ({ t }) => [
  linked(
    t('assistant-answers.help.privacy'),
    `${settings}/privacy`,
    t('assistant-answers.link.privacy-settings'),
  ),
  linked(t('assistant-answers.help.privacy-page'), '/privacy', t('assistant-answers.link.privacy')),
];

const cents = 100;

export const explainPlans: Answer = ({ t, format }) => {
  const amount = (price: number) =>
    format.number(price / cents, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const label = t('assistant-answers.link.plans');
  return studentPlans.map(({ id, price, limits }) =>
    linked(
      id === 'free' || price === null
        ? t('assistant-answers.plans.free', { count: String(limits.mockInterviewsAMonth) })
        : t('assistant-answers.plans.paid', {
            name: t(`assistant-answers.plans.${id}`),
            monthly: amount(price.monthly),
            yearly: amount(price.yearly),
          }),
      '/#pricing',
      label,
    ),
  );
};

export const explainShortcuts: Answer = ({ t }) => [plain(t('assistant-answers.help.shortcuts'))];

export const explainDeletion: Answer = ({ t }) => [plain(t('assistant-answers.help.delete-chat'))];

export const countMessagesLeft: Answer = async ({ ctx, t }) => {
  const { left } = messagesLeft(await findUsage(ctx, requireStudent(ctx)), ctx.now);
  return [plain(t('assistant-answers.assistant.left', { left, max: messageLimit.max }))];
};

const examples: readonly Intent[] = [
  'find-jobs',
  'my-applications',
  'saved-deadlines',
  'ats-score',
  'roadmap-progress',
];

export const explainAssistant: Answer = ({ ctx, t }) => [
  plain(t('assistant-answers.assistant.can')),
  ...examples.map((intent) => topicOf(t, intent)),
  plain(
    ctx.model === null
      ? t('assistant-answers.assistant.writer-rules')
      : t('assistant-answers.assistant.writer-model'),
  ),
];
