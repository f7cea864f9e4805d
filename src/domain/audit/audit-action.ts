/** All actions in the audit log, as noun and event. */
export const auditActions = [
  'account.made-admin',
  'company.created',
  'company.approved',
  'company.rejected',
  'company.suspended',
  'company.reactivated',
  'company.login-created',
  'contact.moved',
  'drive.created',
  'drive.updated',
  'drive.cancelled',
  'drive.change-undone',
  'event.created',
  'event.updated',
  'event.cancelled',
  'newsletter.exported',
  'posting.created',
  'posting.updated',
  'posting.activated',
  'posting.deactivated',
  'posting.removed',
  'report.upheld',
  'report.dismissed',
  'task.repeated',
  'task.removed',
  'topic.closed',
  'topic.opened',
  'account.created',
  'account.edited',
  'account.activated',
  'account.deactivated',
  'account.role-changed',
  'account.link-sent',
  'account.password-replaced',
  'account.two-factor-removed',
  'account.deleted',
  'admin.added',
  'admin.activated',
  'admin.deactivated',
  'admin.removed',
  'company.deleted',
  'setting.general-saved',
  'setting.sources-saved',
  'source.requested',
  'setting.security-saved',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The actor id of the command line and background jobs. */
export const systemActorId = '00000000-0000-0000-0000-000000000000';

/** The target id of singletons such as the site settings. */
export const singletonTargetId = '00000000-0000-0000-0000-000000000000';

export function isAuditAction(action: string): action is AuditAction {
  return auditActions.some((each) => each === action);
}
