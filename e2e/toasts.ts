import type { Locator, Page } from '@playwright/test';

/** The end of a toaster's name, in brackets as each language writes them. */
export const standardKey = /[(（]F8[)）]$/u;
const noticeKey = /[(（]alt\+T[)）]$/iu;

/** The standard toaster: one message at a time. */
export function standardToasts(page: Page): Locator {
  return page.getByRole('region', { name: standardKey }).getByRole('listitem');
}

/** The notice toaster: up to three messages. */
export function noticeToasts(page: Page): Locator {
  return page.getByRole('region', { name: noticeKey }).getByRole('listitem');
}

/** The messages of both toasters. */
export function allToasts(page: Page): Locator {
  return standardToasts(page).or(noticeToasts(page));
}
