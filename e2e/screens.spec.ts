import { expect, test } from './fixtures.ts';
import { openForm } from './postings.ts';

test('A11Y-03 the board is exposed as a heading, a count and a list of named articles', async ({
  asVisitor: page,
}) => {
  await page.goto('/careers');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Firstrung"
      - navigation "Main menu"
      - button "Switch to dark theme"
      - link "Log in"
      - link "Sign up"
    - main:
      - heading "Find the job that starts it all" [level=1]
      - link "View Open Positions"
      - link "Search all jobs"
      - heading "Open positions, newest first" [level=2]
      - paragraph: /\\d+ open positions/
      - list:
        - listitem:
          - article:
            - heading [level=3]
            - paragraph
            - list
            - list
            - paragraph:
              - time: /Posted .+/
            - 'link /Apply Now: .+ at .+/'
      - 'navigation "Pagination: open positions"':
        - link "Older"
    - contentinfo:
      - navigation "Students"
      - navigation "Companies"
      - navigation "Company"
      - navigation "Legal"
      - paragraph: /© \\d+ Firstrung\\. All rights reserved\\./
  `);
});

test('A11Y-03 the sign-in pages are exposed as headings and labelled fields', async ({
  asVisitor: page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Welcome back" [level=1]
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - paragraph:
        - link "Forgot password?"
      - button "Sign in"
      - paragraph:
        - link "Create an account"
  `);
  await page.goto('/signup');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Create an account" [level=1]
      - textbox "Full name"
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - text: At least 8 characters, with a number and a special character.
      - paragraph:
        - link "Terms"
        - link "Privacy Policy"
      - button "Create account"
      - paragraph:
        - link "Sign in"
  `);
});

test('A11Y-03 the application form is exposed as the posting, then labelled fields', async ({
  asNewStudent: { page },
}) => {
  await openForm(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - heading [level=1]
        - term: Role
        - definition
        - heading "About the job" [level=2]
        - heading "Skills" [level=2]
        - list
        - heading /About .+/ [level=2]
      - complementary:
        - heading "Apply for this job" [level=2]
        - textbox "Full name"
        - textbox "Email"
        - textbox "Phone (optional)"
        - textbox "Cover letter (optional)"
        - button "Resume"
        - button "Submit Application"
  `);
});

test('A11Y-03 the student’s home page is exposed as a named region of articles, each with its status', async ({
  asStudent: page,
}) => {
  await page.goto('/student-dashboard');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - complementary:
      - navigation "Dashboard menu"
    - banner:
      - link "Community"
      - button /Notifications.*/
      - button "Switch to dark theme"
      - button /Account menu for .+/
    - main:
      - heading /Hello, .+/ [level=1]
      - link "Find jobs"
      - region /Your applications \\d+ applications/:
        - heading /Your applications/ [level=2]
        - combobox "Status"
        - list:
          - listitem:
            - article:
              - heading [level=3]:
                - link
              - paragraph
              - text: /Applied|Under review|Interview scheduled|Offer made|Hired|Rejected|Withdrawn|Declined/
              - paragraph
              - group: /Applied .+ · History/
  `);
});

test('A11Y-03 a company’s applications are exposed as a search and a table with headers', async ({
  asRecruiter: page,
}) => {
  await page.goto('/company-dashboard/applications?status=offer_made');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Applications" [level=1]
      - search:
        - searchbox "Search applications"
        - combobox "Status"
        - combobox "Job"
        - combobox "Response"
        - button "Search"
        - link "Clear All"
      - status: /\\d+ applications?/
      - navigation "View":
        - link "Table"
        - link "Board"
      - combobox "Sort by"
      - button "Columns"
      - link "Export CSV"
      - button "Views"
      - table "Applications":
        - rowgroup:
          - row /Select all on this page Candidate Job Applied Status Match Owner Actions/
        - rowgroup:
          - row /Select .+ Offer Made .+ Move .+’s application/:
            - cell:
              - checkbox /Select .+/
            - rowheader:
              - link
            - cell
            - cell
            - cell "Offer Made"
            - cell
            - cell
            - cell:
              - button /Move .+’s application/
  `);
});

test('A11Y-03 the back-office is exposed as a title and what waits for a decision', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin-dashboard');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Admin Dashboard" [level=1]
      - paragraph
      - region "Needs attention":
        - heading "Needs attention" [level=2]
  `);
});

test('A11Y-03 the not-found page is exposed as one heading and one link', async ({
  asVisitor: page,
  watch,
}) => {
  watch.expectComplaint(/status of 404/u);
  await page.goto('/nowhere');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: "404"
      - heading "Oops! Page not found" [level=1]
      - paragraph
      - link "Return to Home"
  `);
});
