import type { Locator, Page } from '@playwright/test';

/** The standard toaster: one message at a time. */
export function standardToasts(page: Page): Locator {
  return page.getByRole('region', { name: /\(F8\)$/u }).getByRole('listitem');
}

/** The notice toaster: up to three messages. */
export function noticeToasts(page: Page): Locator {
  return page.getByRole('region', { name: /\(alt\+T\)$/iu }).getByRole('listitem');
}
