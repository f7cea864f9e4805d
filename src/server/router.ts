import { api } from './api.ts';
import { accountRouter } from './features/account/account.router.ts';
import { activityRouter } from './features/activity/activity.router.ts';
import { analyticsRouter } from './features/analytics/analytics.router.ts';
import { applicationRouter } from './features/application/application.router.ts';
import { articleRouter } from './features/article/article.router.ts';
import { assessmentRouter } from './features/assessment/assessment.router.ts';
import { assistantRouter } from './features/assistant/assistant.router.ts';
import { atsRouter } from './features/ats/ats.router.ts';
import { auditRouter } from './features/audit/audit.router.ts';
import { backupRouter } from './features/backup/backup.router.ts';
import { coachRouter } from './features/coach/coach.router.ts';
import { communityRouter } from './features/community/community.router.ts';
import { companyRouter } from './features/company/company.router.ts';
import { contactRouter } from './features/contact/contact.router.ts';
import { credentialRouter } from './features/credential/credential.router.ts';
import { driveRouter } from './features/drive/drive.router.ts';
import { eventRouter } from './features/event/event.router.ts';
import { externalJobsRouter } from './features/external-jobs/external-jobs.router.ts';
import { forumRouter } from './features/forum/forum.router.ts';
import { healthRouter } from './features/health/health.router.ts';
import { homeRouter } from './features/home/home.router.ts';
import { interviewRouter } from './features/interview/interview.router.ts';
import { invitationRouter } from './features/invitation/invitation.router.ts';
import { jobAlertsRouter } from './features/job-alerts/job-alerts.router.ts';
import { learningRouter } from './features/learning/learning.router.ts';
import { mailboxRouter } from './features/mailbox/mailbox.router.ts';
import { matchRouter } from './features/match/match.router.ts';
import { modelRouter } from './features/model/model.router.ts';
import { newsletterRouter } from './features/newsletter/newsletter.router.ts';
import { notificationRouter } from './features/notification/notification.router.ts';
import { offerRouter } from './features/offer/offer.router.ts';
import { overviewRouter } from './features/overview/overview.router.ts';
import { paletteRouter } from './features/palette/palette.router.ts';
import { planRouter } from './features/plan/plan.router.ts';
import { postingRouter } from './features/posting/posting.router.ts';
import { practiceRouter } from './features/practice/practice.router.ts';
import { profileRouter } from './features/profile/profile.router.ts';
import { questionRouter } from './features/question/question.router.ts';
import { readinessRouter } from './features/readiness/readiness.router.ts';
import { recordingRouter } from './features/recording/recording.router.ts';
import { reportRouter } from './features/report/report.router.ts';
import { resumeRouter } from './features/resume/resume.router.ts';
import { roadmapRouter } from './features/roadmap/roadmap.router.ts';
import { savedJobsRouter } from './features/saved-jobs/saved-jobs.router.ts';
import { scorecardRouter } from './features/scorecard/scorecard.router.ts';
import { searchRouter } from './features/search/search.router.ts';
import { settingRouter } from './features/setting/setting.router.ts';
import { siteAnalyticsRouter } from './features/site-analytics/site-analytics.router.ts';
import { skillTestRouter } from './features/skill-test/skill-test.router.ts';
import { stageRouter } from './features/stage/stage.router.ts';
import { talentRouter } from './features/talent/talent.router.ts';
import { taskRouter } from './features/task/task.router.ts';
import { teamRouter } from './features/team/team.router.ts';
import { templateRouter } from './features/template/template.router.ts';

export const router = api.router({
  account: accountRouter,
  activity: activityRouter,
  analytics: analyticsRouter,
  application: applicationRouter,
  assistant: assistantRouter,
  ats: atsRouter,
  audit: auditRouter,
  backup: backupRouter,
  coach: coachRouter,
  community: communityRouter,
  article: articleRouter,
  assessment: assessmentRouter,
  company: companyRouter,
  contact: contactRouter,
  credential: credentialRouter,
  drive: driveRouter,
  event: eventRouter,
  forum: forumRouter,
  health: healthRouter,
  home: homeRouter,
  invitation: invitationRouter,
  interview: interviewRouter,
  mailbox: mailboxRouter,
  match: matchRouter,
  model: modelRouter,
  newsletter: newsletterRouter,
  notification: notificationRouter,
  offer: offerRouter,
  overview: overviewRouter,
  palette: paletteRouter,
  plan: planRouter,
  posting: postingRouter,
  profile: profileRouter,
  practice: practiceRouter,
  question: questionRouter,
  skillTest: skillTestRouter,
  readiness: readinessRouter,
  recording: recordingRouter,
  report: reportRouter,
  resume: resumeRouter,
  learning: learningRouter,
  roadmap: roadmapRouter,
  scorecard: scorecardRouter,
  search: searchRouter,
  setting: settingRouter,
  siteAnalytics: siteAnalyticsRouter,
  jobAlerts: jobAlertsRouter,
  savedJobs: savedJobsRouter,
  externalJobs: externalJobsRouter,
  task: taskRouter,
  stage: stageRouter,
  talent: talentRouter,
  team: teamRouter,
  template: templateRouter,
});
