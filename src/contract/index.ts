import { account } from './account.ts';
import { activity } from './activity.ts';
import { analytics } from './analytics.ts';
import { application } from './application.ts';
import { article } from './article.ts';
import { assessment } from './assessment.ts';
import { assistant } from './assistant.ts';
import { ats } from './ats.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { coach } from './coach.ts';
import { community } from './community.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { credential } from './credential.ts';
import { drive } from './drive.ts';
import { event } from './event.ts';
import { externalJobs } from './external-jobs.ts';
import { forum } from './forum.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { interview } from './interview.ts';
import { invitation } from './invitation.ts';
import { jobAlerts } from './job-alerts.ts';
import { learning } from './learning.ts';
import { mailbox } from './mailbox.ts';
import { match } from './match.ts';
import { model } from './model.ts';
import { newsletter } from './newsletter.ts';
import { notification } from './notification.ts';
import { offer } from './offer.ts';
import { overview } from './overview.ts';
import { palette } from './palette.ts';
import { plan } from './plan.ts';
import { posting } from './posting.ts';
import { practice } from './practice.ts';
import type { StatedProcedure } from './procedure.ts';
import { profile } from './profile.ts';
import { question } from './question.ts';
import { readiness } from './readiness.ts';
import { recording } from './recording.ts';
import { report } from './report.ts';
import { resume } from './resume.ts';
import { roadmap } from './roadmap.ts';
import { savedJobs } from './saved-jobs.ts';
import { scorecard } from './scorecard.ts';
import { search } from './search.ts';
import { setting } from './setting.ts';
import { siteAnalytics } from './site-analytics.ts';
import { skillTest } from './skill-test.ts';
import { stage } from './stage.ts';
import { talent } from './talent.ts';
import { task } from './task.ts';
import { team } from './team.ts';
import { template } from './template.ts';

/** Every procedure is made by `procedure`, which declares its audience. */
export const contract = {
  account,
  activity,
  analytics,
  application,
  article,
  assessment,
  assistant,
  ats,
  audit,
  backup,
  coach,
  community,
  company,
  contact,
  credential,
  drive,
  event,
  forum,
  health,
  home,
  invitation,
  interview,
  learning,
  mailbox,
  match,
  model,
  newsletter,
  notification,
  offer,
  overview,
  palette,
  plan,
  posting,
  profile,
  practice,
  question,
  skillTest,
  stage,
  readiness,
  recording,
  report,
  resume,
  roadmap,
  scorecard,
  search,
  setting,
  siteAnalytics,
  jobAlerts,
  savedJobs,
  externalJobs,
  talent,
  task,
  team,
  template,
} satisfies Record<string, Record<string, StatedProcedure>>;
export type Contract = typeof contract;

export type ProcedureName = {
  [Noun in keyof Contract]: `${Noun}.${keyof Contract[Noun] & string}`;
}[keyof Contract];
