import { account } from './account.ts';
import { application } from './application.ts';
import { company } from './company.ts';
import { mailbox } from './mailbox.ts';
import { notification } from './notification.ts';
import { posting } from './posting.ts';
import { setting } from './setting.ts';

export const contract = { account, application, company, mailbox, notification, posting, setting };
export type Contract = typeof contract;
