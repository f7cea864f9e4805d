import { api } from './api.ts';
import { accountRouter } from './features/account/account.router.ts';
import { applicationRouter } from './features/application/application.router.ts';
import { articleRouter } from './features/article/article.router.ts';
import { auditRouter } from './features/audit/audit.router.ts';
import { companyRouter } from './features/company/company.router.ts';
import { mailboxRouter } from './features/mailbox/mailbox.router.ts';
import { notificationRouter } from './features/notification/notification.router.ts';
import { postingRouter } from './features/posting/posting.router.ts';
import { profileRouter } from './features/profile/profile.router.ts';
import { settingRouter } from './features/setting/setting.router.ts';
import { taskRouter } from './features/task/task.router.ts';

export const router = api.router({
  account: accountRouter,
  application: applicationRouter,
  audit: auditRouter,
  article: articleRouter,
  company: companyRouter,
  mailbox: mailboxRouter,
  notification: notificationRouter,
  posting: postingRouter,
  profile: profileRouter,
  setting: settingRouter,
  task: taskRouter,
});
