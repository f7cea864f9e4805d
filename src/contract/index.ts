import { account } from './account.ts';
import { application } from './application.ts';
import { article } from './article.ts';
import { company } from './company.ts';
import { mailbox } from './mailbox.ts';
import { notification } from './notification.ts';
import { posting } from './posting.ts';

export const contract = { account, application, article, company, mailbox, notification, posting };
export type Contract = typeof contract;
