import type { Page } from '@playwright/test';
import { addOwner } from '#testing/add-owner.ts';
import { expect, test } from './fixtures.ts';
import { dataFolder } from './run-folder.ts';
import { pdf } from './sample-files.ts';
import { standardToasts } from './toasts.ts';

let count = 0;
const newTitle = (name = 'Baker') => `Trial: ${name} ${process.pid}-${(count += 1)}`;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

async function addSkill(page: Page, typed: string) {
  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.click();
  await skills.fill(typed);
  return skills;
}

/** Saves a complete, publishable draft. */
async function writeDraft(page: Page, title: string): Promise<void> {
  await page.goto('/company-dashboard/jobs/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Primary role').fill('Baker');
  await page.getByLabel('Duration').fill('Full-time');
  await page.getByLabel('Description').fill('## What you do\n- **Bake** bread\n- Sell it');
  await (await addSkill(page, 'Bread')).press('Enter');
  await button(page, 'Save draft').click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/u);
  await expect(page.getByText('All changes saved')).toBeVisible();
}

async function closePosting(page: Page, title: string): Promise<void> {
  await page.goto(`/company-dashboard/jobs?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await expect(page.getByRole('cell', { name: 'Closed' })).toBeVisible();
}

test('CO-02 a job is drafted, checked for missing parts, published, applied to by a student, and closed', async ({
  asRecruiter: page,
  asNewStudent: { page: student },
  asVisitor,
}) => {
  const title = newTitle();
  await page.goto('/company-dashboard/jobs');
  await page.getByRole('link', { name: 'New job' }).click();
  await page.getByLabel('Title').fill(title);
  await button(page, 'Publish').click();
  await expect(page).toHaveURL(/\/jobs\/new$/u);
  const summary = page.getByRole('alert').filter({ hasText: 'to publish' });
  await expect(summary).toContainText('Complete 4 items');
  await summary.getByRole('link', { name: 'Describe the job.' }).click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.keyboard.type('## What you do\n- **Bake** bread\n- Sell it');
  await expect(summary).toContainText('Complete 3 items');
  await page.getByLabel('Primary role').fill('Baker');
  await page.getByLabel('Duration').fill('Full-time');
  await (await addSkill(page, 'js')).press('Enter');
  await expect(page.getByRole('list', { name: 'Selected skills' })).toHaveText('JavaScript');
  await button(page, 'Add question').click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Why bread?');
  const question = page.getByRole('group', { name: 'Question 1' });
  await question.getByLabel('Answer type').selectOption('Single choice');
  await expect(question.getByRole('textbox', { name: /^Option \d$/u })).toHaveCount(2);
  await page.getByLabel('Minimum salary').fill('900000');
  await page.getByLabel('Maximum salary').fill('800000');
  await page.getByLabel('Deadline').fill('2020-01-01');
  await button(page, 'Publish').click();
  await expect(summary).toContainText('Complete 3 items');
  await expect(summary).toContainText('Question 1 is incomplete');
  await expect(summary).toContainText('The deadline has passed');
  await page.getByLabel('Minimum salary').fill('700000');
  await page.getByLabel('Deadline').fill('');
  await question.getByLabel('Answer type').selectOption('Text');
  await button(page, 'Publish').click();
  await expect(standardToasts(page)).toContainText(`“${title}” published`);
  await expect(standardToasts(page).getByRole('button', { name: 'Copy link' })).toBeVisible();

  await asVisitor.goto('/careers');
  await expect(asVisitor.getByRole('heading', { name: title })).toBeVisible();

  const path = page.url().replace(/.*\/jobs\/([0-9a-f-]{36}).*/u, '/job-application/$1');
  await student.goto(path);
  await expect(student.getByRole('listitem').filter({ hasText: 'Bake bread' })).toBeVisible();
  await student.getByLabel('Resume').setInputFiles(pdf());
  await student.getByRole('button', { name: 'Submit Application' }).click();
  const why = student.getByLabel('Why bread?');
  await expect(why).toBeFocused();
  await expect(why).toHaveAccessibleDescription('Answer this question.');
  await why.fill('It smells of morning.');
  await student.getByRole('button', { name: 'Submit Application' }).click();
  await expect(student).toHaveURL(/\/student-dashboard/u);
  const answer = await page.request.get(
    `/api/received-applications?postingId=${path.split('/')[2]}`,
  );
  expect(await answer.json()).toMatchObject({
    items: [{ answers: [{ question: 'Why bread?', answer: 'It smells of morning.' }] }],
  });

  await closePosting(page, title);
  await asVisitor.goto('/careers');
  await expect(asVisitor.getByRole('heading', { name: title })).toHaveCount(0);
});

test('CAR-04 an earlier resume is chosen for the next application, and the tab keeps the answers', async ({
  asNewStudent: { page },
  asRecruiter,
}) => {
  const titles = [newTitle('First'), newTitle('Second')] as const;
  const paths: string[] = [];
  for (const title of titles) {
    await writeDraft(asRecruiter, title);
    await button(asRecruiter, 'Add question').click();
    await asRecruiter.getByRole('textbox', { name: 'Question', exact: true }).fill('May we call?');
    await asRecruiter.getByLabel('Answer type', { exact: true }).selectOption('Yes/No');
    await button(asRecruiter, 'Publish').click();
    await expect(standardToasts(asRecruiter)).toContainText('” published');
    paths.push(asRecruiter.url().replace(/.*\/jobs\/([0-9a-f-]{36}).*/u, '/job-application/$1'));
  }
  await page.goto(paths[0] ?? '');
  await page.getByLabel('Resume').setInputFiles(pdf('mine.pdf'));
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await page.getByLabel('Resume').setInputFiles(pdf('mine.pdf'));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);

  await page.goto(paths[1] ?? '');
  await expect(page.getByRole('radio', { name: /^mine\.pdf/u })).toBeChecked();
  await expect(page.getByText('Drop your resume here, or choose a file')).toBeHidden();
  await page.getByRole('radio', { name: 'Upload another file' }).check();
  await expect(page.getByText('Drop your resume here, or choose a file')).toBeVisible();
  await page.getByRole('radio', { name: /^mine\.pdf/u }).check();
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
  for (const title of titles) await closePosting(asRecruiter, title);
});

test('A11Y-05 questions are reordered by keyboard: the focus follows, and the new position is announced', async ({
  asRecruiter: page,
}) => {
  await page.goto('/company-dashboard/jobs/new');
  await page.getByRole('button', { name: 'Add question' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
  await page.keyboard.type('One');
  await page.getByRole('button', { name: 'Add question' }).press('Enter');
  await page.keyboard.type('Two');
  await page.getByRole('button', { name: 'Add question' }).press('Enter');
  await page.keyboard.type('Three');
  const texts = () => page.getByRole('textbox', { name: 'Question', exact: true });
  const order = () =>
    texts().evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  await page.getByRole('button', { name: 'Move question 3 up' }).press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'moved to position 2 of 3' }),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move question 2 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await order()).toEqual(['Three', 'One', 'Two']);
  await expect(page.getByRole('button', { name: 'Move question 1 down' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove question 2' }).press('Enter');
  expect(await order()).toEqual(['Three', 'Two']);
  await expect(page.getByRole('button', { name: 'Remove question 2' })).toBeFocused();
  await page.getByLabel('Answer type', { exact: true }).first().selectOption('Single choice');
  await page.getByRole('button', { name: 'Add option' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Option 3' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove option 3' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Option 2' })).toBeFocused();
});

test('UX-04 what is typed while a new job is being saved is on its page', async ({
  asRecruiter: page,
}) => {
  const title = newTitle();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/rpc/posting/create', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/company-dashboard/jobs/new');
  await page.getByLabel('Title').fill(title);
  const asked = page.waitForRequest('**/api/rpc/posting/create');
  await button(page, 'Save draft').click();
  await asked;
  await page.getByLabel('Description').fill('Bake bread');
  release();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/u);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Description')).toHaveValue('Bake bread');
  await button(page, 'Save draft').click();
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('UX-04 a skill typed before the dictionary loads is normalised', async ({
  asRecruiter: page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The script with the dictionary; the posting check loads it soon after the page.
  const dictionary = '**/assets/suggest-skills-*.js';
  await page.route(dictionary, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(dictionary);
  await page.goto('/company-dashboard/jobs/new');
  await (await addSkill(page, 'js')).press('Enter');
  await asked;
  const chosen = page.getByRole('list', { name: 'Selected skills' });
  await expect(chosen).toHaveText('js');
  release();
  await expect(chosen).toHaveText('JavaScript');
});

test('A11Y-02 Enter takes the highlighted skill of the dictionary; another one is typed and removed by keyboard alone', async ({
  asRecruiter: page,
}) => {
  await page.goto('/company-dashboard/jobs/new');
  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.focus();
  await page.keyboard.type('postg');
  const offer = page.getByRole('option', { name: 'PostgreSQL' });
  await expect(offer).toBeVisible();
  await expect(skills).toHaveAttribute('aria-expanded', 'true');
  await expect(offer).toHaveAttribute('aria-selected', 'true');
  await expect(skills).toHaveAttribute(
    'aria-activedescendant',
    (await offer.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('glass blowing');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('list', { name: 'Selected skills' }).getByRole('listitem');
  await expect(chosen).toHaveText(['PostgreSQL', 'glass blowing']);
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(skills).toHaveValue('');
  await page.keyboard.press('Backspace');
  await expect(chosen).toHaveText(['PostgreSQL']);
});

test('CO-02 a pasted list becomes several skills, and leaving the field adds the typed one', async ({
  asRecruiter: page,
}) => {
  await page.goto('/company-dashboard/jobs/new');
  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.focus();
  await skills.evaluate((field) => {
    const clipboardData = new DataTransfer();
    const list = 'Bread, Ovens, Sourdough, Laminated dough, Croissants, Shortcrust, bread';
    clipboardData.setData('text', list);
    const cancelable = { bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, ...cancelable }));
  });
  const chosen = page.getByRole('list', { name: 'Selected skills' }).getByRole('listitem');
  const pasted = ['Bread', 'Ovens', 'Sourdough', 'Laminated dough', 'Croissants', 'Shortcrust'];
  await expect(chosen).toHaveText(pasted);
  await page.keyboard.type('Rye');
  await page.getByLabel('Location').focus();
  await expect(chosen).toHaveText([...pasted, 'Rye']);
  await expect(skills).toHaveValue('');
});

test('CO-03 the posting check counts eligible students as requirements change, and its fixes can be undone', async ({
  asRecruiter,
}) => {
  const page = asRecruiter;
  await page.goto('/company-dashboard/jobs/new');
  await page.getByLabel('Title').fill('Web developer');
  const text = page.getByLabel('Description');
  await text.fill('You are a ninja who knows React');
  const check = page.locator('#posting-check');
  const counted = async () => {
    const line = check.getByText(/^At least [\d,]+ students/u);
    await expect(line).toBeVisible();
    return Number(/[\d,]+/u.exec(await line.innerText())?.[0].replaceAll(',', ''));
  };
  const all = await counted();
  expect(all % 10).toBe(0);
  const skills = await addSkill(page, 'React');
  await skills.press('Enter');
  await expect(check.getByText(`At least ${all} students`, { exact: false })).toBeHidden();
  const some = await counted();
  expect(some).toBeGreaterThanOrEqual(10);
  expect(some).toBeLessThan(all);
  for (const rare of ['Glassblowing', 'Falconry'])
    await (await addSkill(page, rare)).press('Enter');
  await expect(check.getByText('Fewer than 10 students in candidate search')).toBeVisible();

  await expect(check.getByText('This site has no AI model.', { exact: false })).toBeVisible();
  // The focus goes on to the next suggestion, and after the last one to the field.
  await text.fill('You are a ninja and a guru who knows React');
  const suggestions = check.getByRole('list', { name: 'Wording to change' }).getByRole('button');
  const use = check.getByRole('button', { name: 'Use “expert”' });
  await expect(use).toHaveCount(2);
  await use.first().focus();
  await page.keyboard.press('Enter');
  await expect(use).toHaveCount(1);
  await expect(suggestions.first()).toBeFocused();
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('You are an expert and an expert who knows React');
  await expect(text).toBeFocused();
  await text.fill('You are a ninja who knows React');

  await use.click();
  await expect(text).toHaveValue('You are an expert who knows React');
  await check.getByRole('button', { name: 'Undo: “ninja”' }).click();
  await expect(text).toHaveValue('You are a ninja who knows React');
});

test('CO-02 the second of two editors sees the first one’s changes and loses nothing', async ({
  asRecruiter: page,
  watch,
}) => {
  watch.expectComplaint(/status of 409/u);
  const title = newTitle();
  await writeDraft(page, title);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await page.getByLabel('Location').fill('Pune');
  await page.getByLabel('Duration').fill('6 months');
  await page.getByLabel('Minimum degree').selectOption('Diploma');
  await page.getByLabel('Earliest graduation year').fill('2027');
  await button(page, 'Save draft').click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  await second.getByLabel('Duration').fill('A year');
  await second.getByLabel('Department').fill('Ovens');
  await button(second, 'Save draft').click();
  await expect(second.getByText('Someone saved this job while you were editing')).toBeVisible();
  await expect(second.getByText('Location: Pune')).toBeInViewport();
  await expect(second.getByText('Minimum degree: Diploma')).toBeVisible();
  await expect(second.getByText('Earliest graduation year: 2027')).toBeVisible();
  await expect(second.getByText('Duration: 6 months (you changed this too)')).toBeVisible();
  await button(second, 'Keep my changes and add theirs').click();
  await expect(second.getByText('Their changes were added.')).toBeVisible();
  await expect(second.getByLabel('Title')).toBeFocused();
  await expect(second.getByLabel('Location')).toHaveValue('Pune');
  await expect(second.getByLabel('Minimum degree')).toHaveValue('diploma');
  await expect(second.getByLabel('Duration')).toHaveValue('A year');
  await expect(second.getByLabel('Department')).toHaveValue('Ovens');
  await button(second, 'Save draft').click();
  await expect(second.getByText('All changes saved')).toBeVisible();
});

test('CO-02 a job has conditions: wrong years are reported, everybody sees them, and a student sees which are met', async ({
  asRecruiter: page,
  asNewStudent: { page: student },
  asVisitor,
}) => {
  const title = newTitle();
  await writeDraft(page, title);
  await page.getByLabel('Location').fill('Pune, India');
  await page.getByLabel('Minimum degree').selectOption('Master’s');
  await page.getByLabel('Must already be authorized to work').check();
  const [from, to] = [
    page.getByLabel('Earliest graduation year'),
    page.getByLabel('Latest graduation year'),
  ];
  await from.fill('27');
  await button(page, 'Publish').click();
  await expect(from).toHaveAccessibleDescription('Enter a year from 1950 to 2100.');
  await from.fill('2027');
  await to.fill('2026');
  await expect(to).toHaveAccessibleDescription(
    'The latest graduation year can’t be before the earliest.',
  );
  await to.fill('2028');
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByText('Graduating 2027 to 2028')).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await button(page, 'Publish').click();
  await expect(standardToasts(page)).toContainText(`“${title}” published`);
  await page.reload();
  await expect(page.getByLabel('Minimum degree')).toHaveValue('master');
  await expect(page.getByLabel('Must already be authorized to work')).toBeChecked();
  await expect(to).toHaveValue('2028');

  const id = page.url().replace(/.*\/jobs\/([0-9a-f-]{36}).*/u, '$1');
  const degreeIn = (reader: Page) =>
    reader.getByRole('listitem').filter({ hasText: 'Master’s degree or higher' });
  await asVisitor.goto(`/job-application/${id}`);
  await expect(degreeIn(asVisitor)).toHaveText('Master’s degree or higher');

  await student.goto(`/job-application/${id}`);
  await expect(student.getByText('Not in your profile')).toHaveCount(3);
  await student.getByRole('link', { name: 'Add missing details' }).click();
  await student.getByLabel('Highest degree').selectOption('Bachelor’s');
  await student.getByLabel('Graduation year').fill('2027');
  await button(student, 'Save changes').click();
  await expect(standardToasts(student)).toContainText('Saved');
  await student.goto(`/student-dashboard/jobs/${id}`);
  await expect(degreeIn(student)).toContainText('You don’t meet this');
  await expect(
    student.getByRole('listitem').filter({ hasText: 'Graduating 2027 to 2028' }),
  ).toContainText('You meet this');
  await expect(student.getByText('Not in your profile')).toHaveCount(1);

  await student.goto('/student-dashboard/update-profile');
  await (await addSkill(student, 'Bread')).press('Enter');
  await student.getByLabel('Location').fill('Pune');
  await button(student, 'Update Profile').click();
  await expect(standardToasts(student)).toContainText('Profile updated');
  for (const path of ['/student-dashboard/jobs', '/jobs']) {
    await student.goto(`${path}?q=${encodeURIComponent(title)}`);
    const card = student.getByRole('article').filter({ hasText: title });
    await expect(card.getByText('Degree below requirement')).toBeVisible();
    await expect(card.getByText('Graduation year doesn’t match')).toHaveCount(0);
  }

  await student.goto(`/job-application/${id}`);
  await expect(degreeIn(student)).toContainText('You don’t meet this');
  await student.getByLabel('Resume').setInputFiles(pdf());
  await student.getByRole('button', { name: 'Submit Application' }).click();
  await expect(student).toHaveURL(/\/student-dashboard/u);
  const answer = await page.request.get(`/api/received-applications?postingId=${id}`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  await page.goto(`/company-dashboard/applications?application=${items[0]?.id}`);
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'Match' }).click();
  await expect(main.getByText('Degree: not met')).toBeVisible();
  await expect(main.getByText('Graduation year: met')).toBeVisible();
  await expect(main.getByText('Work permit: not specified')).toBeVisible();
  await closePosting(page, title);
});

test('UX-04 input survives a server failure, leaving the page, and coming back', async ({
  asRecruiter: page,
  watch,
}) => {
  const title = newTitle();
  await writeDraft(page, title);
  const path = new URL(page.url()).pathname;
  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED/u);
  await page.getByLabel('Location').fill('Goa');
  await page.context().setOffline(true);
  await button(page, 'Save draft').click();
  await expect(page.getByRole('alert').getByText('We couldn’t reach the server.')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Goa');
  await page.context().setOffline(false);

  await page.getByRole('main').getByRole('link', { name: 'Job postings' }).click();
  const asks = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asks.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
  await page.getByRole('main').getByRole('link', { name: 'Job postings' }).click();
  await asks.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/jobs$/u);
  await page.goto(path);
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Goa');
  await button(page, 'Discard').click();
  await expect(page.getByLabel('Location')).toHaveValue('');
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('GEN-10 the URL holds search and filters of the job list, also after back and reload; a draft is copied and removed', async ({
  asRecruiter: page,
}) => {
  const title = newTitle('Ünïcode 李小龙');
  await writeDraft(page, title);
  await page.goto('/company-dashboard/jobs');
  await page.getByLabel('Search jobs').fill(title);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 job posting', { exact: true })).toBeVisible();
  await page.getByLabel('Status').selectOption('Closed');
  await expect(page.getByText('No job postings match these filters')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search jobs')).toHaveValue(title);

  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(standardToasts(page)).toContainText(`This is a copy of “${title}”`);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.goto(`/company-dashboard/jobs?search=${encodeURIComponent(title)}`);
  await expect(page.getByText('2 job postings', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: `Actions for ${title}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('1 job posting', { exact: true })).toBeVisible();
});

test('SEC-33 company texts are never rendered as markup, for the company or for students', async ({
  asRecruiter: page,
  asStudent,
  asVisitor,
}) => {
  const title = newTitle('<img src=x onerror=window.__xss=1>');
  await writeDraft(page, title);
  await page
    .getByLabel('Description')
    .fill(
      [
        '<script>window.__xss=1</script>',
        '[x](javascript:window.__xss=1)',
        '- <svg/onload=window.__xss=1>',
        '**</p><iframe srcdoc="<script>parent.__xss=1</script>">**',
        '[x](https://a.test"onmouseover="window.__xss=1)',
      ].join('\n\n'),
    );
  await (await addSkill(page, '<b onclick=window.__xss=1>x</b>')).press('Enter');
  await button(page, 'Add question').click();
  await page
    .getByRole('textbox', { name: 'Question', exact: true })
    .fill('"><img src=x onerror=window.__xss=1>');
  await button(page, 'Publish').click();
  await expect(standardToasts(page)).toContainText('” published');
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const path = page.url().replace(/.*\/jobs\/([0-9a-f-]{36}).*/u, '/job-application/$1');
  await asStudent.goto(path);
  await asVisitor.goto('/careers');
  await expect(asVisitor.getByRole('heading', { name: title })).toBeVisible();
  for (const each of [page, asStudent, asVisitor]) {
    expect(await each.evaluate(() => '__xss' in window)).toBe(false);
    await expect(
      each.locator(
        'main :is(script:not([type="application/ld+json"]), iframe, svg[onload], img[onerror], img[src="x"], b)',
      ),
    ).toHaveCount(0);
    await expect(each.locator('a[href^="javascript" i]')).toHaveCount(0);
  }
  await closePosting(page, title);
});

test('UX-03 a company without jobs sees what belongs there, and a failed list loads on retry', async ({
  asNewStudent: { page },
  watch,
}) => {
  watch.expectComplaint(/status of 500/u);
  const answer = await page.request.get('/api/account/me');
  const { account } = (await answer.json()) as { account: { userId: string } };
  await addOwner(dataFolder, account.userId, 'Quiet Bakery');
  await page.goto('/company-dashboard/jobs');
  await expect(page.getByText('No job postings yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('search')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'New job' }).last().click();
  await expect(page.getByRole('heading', { name: 'New job' })).toBeVisible();
  await page.route('**/company-dashboard/jobs.data*', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Job postings' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Couldn’t load this page');
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No job postings yet')).toBeVisible();
});

test('UX-04 a save whose response was lost succeeds on retry', async ({
  asRecruiter: page,
  watch,
}) => {
  watch.expectComplaint(/ERR_FAILED/u);
  await writeDraft(page, newTitle());
  await page.getByLabel('Location').fill('Goa');
  await page.route('**/api/rpc/posting/save', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Save draft').click();
  await expect(page.getByRole('alert').getByText('We couldn’t reach the server.')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Save draft').click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Location')).toHaveValue('Goa');
  await expect(page.getByText('All changes saved')).toBeVisible();
});
