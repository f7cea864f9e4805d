import type { Reader } from '#testing/page-audiences.ts';
import { productTexts } from '#testing/product-texts.ts';
import { isSampled, sample } from '#testing/take-turns.ts';
import { findCut } from './find-cut.ts';
import { expect, test } from './fixtures.ts';
import { fixtureOf, pageReaders, plainPages, setLanguage } from './page-languages.ts';
import { formPaths, homeCompany } from './postings.ts';
import { pdf } from './sample-files.ts';
import { standardToasts } from './toasts.ts';

const translations = productTexts.locales.filter((locale) => locale !== 'en');

test('UX-01 the interface is offered in five languages', () => {
  expect(productTexts.locales).toEqual(['en', 'de', 'es', 'fr', 'zh']);
});

/** A title in the language of the journey, of a job that the demo data doesn't have. */
const bridgekeeper: Record<string, string> = {
  de: 'Brückenwärter',
  es: 'Guardapuentes',
  fr: 'Gardien de pont',
  zh: '守桥人',
};

for (const [at, locale] of translations.entries()) {
  const t = productTexts.translate(locale);

  test(`UX-01 a visitor chooses ${locale} in the footer, and keeps it on the way to sign-up`, async ({
    asVisitor: page,
  }) => {
    await page.goto('/features');
    await page.locator(`footer a[hreflang="${locale}"]`).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('features.heading') }),
    ).toBeVisible();
    await page
      .getByRole('link', { name: t('site.sign-up'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: t('auth.signup.title') })).toBeVisible();
    await page.getByRole('button', { name: t('auth.signup.submit') }).click();
    await expect(standardToasts(page)).toContainText(t('refusal.fields-required'));
    await expect(page.getByText(t('auth.signup.missing')).first()).toBeVisible();
  });

  // Each takes half a minute, most of it waiting for the undo to end: one of four a day.
  if (!isSampled(at, 4)) continue;
  test(`CAR-06 UX-01 in ${locale} a student applies, and the company’s move reaches the student`, async ({
    asNewStudent: { page: student, name, email },
    asRecruiter: recruiter,
    origin,
  }) => {
    await setLanguage(student, origin, locale);
    await setLanguage(recruiter, origin, locale);
    const [form = ''] = await formPaths(student, homeCompany);
    await student.goto(form);
    await expect(student.getByLabel(t('apply.form.email'))).toHaveValue(email);
    await student.getByLabel(t('apply.form.cover')).fill('I have built two route planners.');
    await student.locator('input[type=file]').setInputFiles(pdf());
    await student.getByRole('button', { name: t('apply.form.submit') }).click();
    await expect(student.getByText(t('apply.toast.success')).first()).toBeVisible();
    const own = student.getByRole('article').first();
    await expect(own).toContainText(t('application.status.pending'));

    await recruiter.goto(`/company-dashboard/applications?search=${encodeURIComponent(email)}`);
    const row = recruiter.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(t('application.company-status.pending'));
    const title = await own.getByRole('heading').first().innerText();
    const move = t('company.applications.move-of', { name, title });
    await row.getByRole('button', { name: move }).click();
    const review = t('application.move.under_review');
    await recruiter.getByRole('menuitem', { name: review }).click();
    const moved = t('pipeline.moved', {
      name,
      status: t('application.company-status.under_review'),
    });
    await expect(recruiter.getByText(moved).first()).toBeVisible();
    await expect(own).toContainText(t('application.status.under_review'), { timeout: 40_000 });
  });

  test(`CO-02 JOBS-01 UX-01 in ${locale} a company posts a job, and a visitor finds it by searching`, async ({
    asRecruiter: recruiter,
    asVisitor: visitor,
    origin,
  }) => {
    await setLanguage(recruiter, origin, locale);
    await setLanguage(visitor, origin, locale);
    const title = `${bridgekeeper[locale] ?? ''} ${process.pid}`;
    const field = (name: string) => recruiter.getByRole('textbox', { name, exact: true });
    await recruiter.goto('/company-dashboard/jobs');
    await recruiter.getByRole('link', { name: t('posting.list.create') }).click();
    await field(t('posting.field.title')).fill(title);
    const publish = recruiter
      .getByRole('main')
      .getByRole('button', { name: t('posting.action.publish'), exact: true });
    await publish.click();
    const missing = t('posting.editor.missing', { count: 4 });
    await expect(recruiter.getByRole('alert').filter({ hasText: missing })).toBeVisible();
    await field(t('posting.field.primaryRole')).fill(title);
    await field(t('posting.field.duration')).fill('12');
    await field(t('posting.field.description')).fill(`## ${title}`);
    const skills = recruiter.getByRole('combobox', {
      name: t('posting.field.skills'),
      exact: true,
    });
    await skills.fill('SQL');
    await skills.press('Enter');
    await publish.click();
    await expect(recruiter.getByText(t('posting.done.active', { title })).first()).toBeVisible();

    await visitor.goto('/jobs');
    await visitor.getByRole('combobox', { name: t('search.words') }).fill(title);
    await visitor.getByRole('button', { name: t('common.search'), exact: true }).click();
    const found = visitor.getByRole('list', { name: t('search.results') }).getByRole('article');
    await expect(found.filter({ hasText: title })).toHaveCount(1);
    await visitor
      .locator('#filters')
      .getByRole('checkbox', { name: t('posting-kind.internship') })
      .check();
    await expect(visitor.getByRole('heading', { name: t('search.empty.title') })).toBeVisible();

    await recruiter.goto(`/company-dashboard/jobs?search=${encodeURIComponent(title)}`);
    await recruiter
      .getByRole('button', { name: t('dashboard.actions-for-title', { title }) })
      .click();
    await recruiter.getByRole('menuitem', { name: t('posting.action.close'), exact: true }).click();
    await expect(recruiter.getByText(t('posting.done.closed', { title })).first()).toBeVisible();
  });
}

const pagesOf = (reader: Reader) =>
  plainPages.filter(([, readers]) => readers[0] === reader).map(([path]) => path);

for (const reader of sample(pageReaders, 2)) {
  test(`UX-01 ${reader} pages fit a phone in German, and some of them in each other language`, async ({
    openAs,
    origin,
  }) => {
    test.slow();
    const page = await openAs(fixtureOf[reader]);
    await page.setViewportSize({ width: 360, height: 780 });
    for (const locale of translations) {
      await setLanguage(page, origin, locale);
      for (const path of sample(pagesOf(reader), locale === 'de' ? 3 : 9)) {
        await page.goto(path);
        await expect.soft(page.locator(`html[lang="${locale}"]`), path).toBeAttached();
        expect.soft(await page.evaluate(findCut, ''), `${path} in ${locale}`).toEqual([]);
      }
    }
  });
}
