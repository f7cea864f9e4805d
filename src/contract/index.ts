import { account } from './account.ts';
import { application } from './application.ts';
import { article } from './article.ts';
import { audit } from './audit.ts';
import { company } from './company.ts';
import { mailbox } from './mailbox.ts';
import { notification } from './notification.ts';
import { posting } from './posting.ts';
import { profile } from './profile.ts';
import { setting } from './setting.ts';
import { task } from './task.ts';

export const contract = {
  account,
  application,
  article,
  audit,
  company,
  mailbox,
  notification,
  posting,
  profile,
  setting,
  task,
};
export type Contract = typeof contract;
