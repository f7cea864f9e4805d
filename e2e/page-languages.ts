import type { Page } from '@playwright/test';
import { pageAudiences } from '#testing/page-audiences.ts';

/** The readers whose pages are visited in other languages, and their fixtures. */
export const fixtureOf = {
  visitor: 'asVisitor',
  student: 'asStudent',
  recruiter: 'asRecruiter',
  admin: 'asAdmin',
} as const;
export const pageReaders = ['visitor', 'student', 'recruiter', 'admin'] as const;

/** Pages without parameters and their readers; the maintenance page has no path. */
export const plainPages = Object.entries(pageAudiences).filter(
  ([path]) => !/[:*]/u.test(path) && path !== '/maintenance',
);

export async function setLanguage(page: Page, origin: string, locale: string): Promise<void> {
  await page.context().addCookies([{ name: 'firstrung_language', value: locale, url: origin }]);
}
