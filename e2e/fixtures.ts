import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { mailedToken as tokenInMail } from '#testing/mailed-token.ts';
import { isChosen } from '#testing/take-turns.ts';
import { createWatch, type Watch } from './watched-pages.ts';

export { expect };

export const demoPassword = 'firstrung-demo';

type Role = 'student' | 'recruiter' | 'admin';
type State = Awaited<ReturnType<BrowserContext['storageState']>>;
export type Person = {
  name: string;
  email: string;
  password: string;
  page: Page;
  context: BrowserContext;
};

const roleOf = {
  asVisitor: null,
  asStudent: 'student',
  asRecruiter: 'recruiter',
  asAdmin: 'admin',
} as const satisfies Record<string, Role | null>;

/** The tag of a journey that also every short run tries. */
export const everyRun = '@every-run';

type Fixtures = {
  isTried: boolean;
  watch: Watch;
  /** A separate watched browser context. */
  open: (options?: BrowserContextOptions) => Promise<Page>;
  /** The page of a role named in a table of cases; opens only that role's browser. */
  openAs: (name: keyof typeof roleOf) => Promise<Page>;
  asVisitor: Page;
  asStudent: Page;
  asRecruiter: Page;
  asAdmin: Page;
  /** An administrator with a fresh session: sensitive actions need no reauthentication. */
  asFreshAdmin: Page;
  asNewStudent: Person;
};

type Shared = { states: Record<Role, State>; origin: string };

export const test = base.extend<Fixtures, Shared>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(`http://localhost:${process.env['E2E_PORT'] ?? ''}`),
    { scope: 'worker' },
  ],
  states: [
    async ({ playwright, origin }, use) => {
      const states: Partial<Record<Role, State>> = {};
      for (const role of ['student', 'recruiter', 'admin'] as const) {
        const request = await playwright.request.newContext({ baseURL: origin });
        await enter(request, origin, '/login', {
          email: `${role}@demo.test`,
          password: demoPassword,
        });
        states[role] = (await request.storageState()) as State;
        await request.dispose();
      }
      await use(states as Record<Role, State>);
    },
    { scope: 'worker' },
  ],
  isTried: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { testId, tags }) => {
      const turn = Number.parseInt(testId.slice(-6), 16);
      const isTried = tags.includes(everyRun) || isChosen(turn);
      test.skip(!isTried, 'another run tries it');
      await use(isTried);
    },
    { auto: true },
  ],
  watch: async ({ origin, javaScriptEnabled }, use) => {
    const watch = createWatch(origin, javaScriptEnabled);
    await use(watch);
    watch.check();
  },
  open: async ({ browser, context: first, watch, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = [];
    let isFirst = true;
    await use(async ({ storageState, ...options } = {}) => {
      const isPlain = Object.keys(options).length === 0 && typeof storageState !== 'string';
      const context = isFirst && isPlain ? first : await browser.newContext(options);
      if (context === first) isFirst = false;
      else contexts.push(context);
      if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
      await watch.follow(context);
      const page = context.pages()[0] ?? (await context.newPage());
      return javaScriptEnabled === false ? page : hydratedAfterGoto(page);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  openAs: async ({ open, states }, use) =>
    use((name) => {
      const role = roleOf[name];
      return open(role === null ? {} : { storageState: states[role] });
    }),
  asVisitor: async ({ open }, use) => use(await open()),
  asStudent: async ({ open, states }, use) => use(await open({ storageState: states.student })),
  asRecruiter: async ({ open, states }, use) => use(await open({ storageState: states.recruiter })),
  asAdmin: async ({ open, states }, use) => use(await open({ storageState: states.admin })),
  asFreshAdmin: async ({ open, origin }, use) => {
    const page = await open();
    await signIn(page, origin, 'admin@demo.test');
    await use(page);
  },
  asNewStudent: async ({ open, origin }, use) => {
    const page = await open();
    await use(await signUp(page, origin));
  },
});

/** Waits for hydration. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Makes navigation wait for hydration, because tests act faster than people. */
function hydratedAfterGoto(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const awake = async <T>(answer: T): Promise<T> => {
    // Scripts of content pages load after the first paint, but their inline data is present from
    // the start.
    const hasScripts = await evaluateAfterNavigation(page, () => '__reactRouterContext' in window);
    if (hasScripts) await untilAwake(page);
    return answer;
  };
  page.goto = async (...args) => awake(await goto(...args));
  page.reload = async (...args) => awake(await reload(...args));
  return page;
}

/** Evaluates in a page that may navigate away immediately, such as the target of a mailed link. */
async function evaluateAfterNavigation<T>(page: Page, read: () => T): Promise<T> {
  for (;;) {
    try {
      return await page.evaluate(read);
    } catch (error) {
      if (!/context was destroyed|navigation/iu.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
}

let made = 0;

/** A unique name and email address. */
export function newPerson(name = 'Asha Verma') {
  made += 1;
  const email = `asha.${process.pid}.${Date.now().toString(36)}.${made}@e2e.test`;
  return { name, email, password: 'a rung at a time' };
}

/** Signs up a new student in this page's browser and confirms the address, bypassing the forms. */
export async function signUp(page: Page, origin: string, person = newPerson()): Promise<Person> {
  const { name: fullName, email, password } = person;
  await enter(page.request, origin, '/signup', { fullName, email, password });
  const token = await mailedToken(page.request, email);
  await enter(page.request, origin, '/auth/callback', { token });
  return { ...person, page, context: page.context() };
}

/** The token in the newest mail to this address. */
export function mailedToken(request: APIRequestContext, email: string): Promise<string> {
  return tokenInMail(async () => (await request.get('/api/mailbox')).json(), email);
}

/** Signs in in this page's browser, bypassing the form. */
export function signIn(
  page: Page,
  origin: string,
  email: string,
  password = demoPassword,
): Promise<void> {
  return enter(page.request, origin, '/login', { email, password });
}

async function enter(
  request: APIRequestContext,
  origin: string,
  path: string,
  form: Record<string, string>,
) {
  const answer = await request.post(path, {
    form,
    headers: { accept: 'application/json', origin },
  });
  expect(answer.ok(), `${path} lets ${form['email'] ?? ''} in: ${await answer.text()}`).toBe(true);
}
