import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** What a page complained about. Everything is a failure but what the test said would come, and that must come. */
export type Watch = {
  follow: (context: BrowserContext) => Promise<void>;
  /** From now on a complaint that matches is part of the story; one that never comes is a failure too. */
  expectComplaint: (pattern: RegExp) => void;
  /** A complaint that may come or not, as the clock wants. */
  allowComplaint: (pattern: RegExp) => void;
  complaints: () => string[];
  check: () => void;
};

export function createWatch(origin: string, runsScripts = true): Watch {
  const said: string[] = [];
  const expected = new Map<RegExp, boolean>();

  const complain = (page: Page, what: string) => {
    const pattern = [...expected.keys()].find((each) => each.test(what));
    if (pattern) expected.set(pattern, true);
    else said.push(`${new URL(page.url(), origin).pathname}: ${what}`);
  };

  function followPage(page: Page): void {
    page.on('console', (message) => {
      if (isComplaint(message))
        complain(page, `${message.type()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complain(page, `uncaught: ${error.stack ?? error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isOurs = url.origin === origin || ['data:', 'blob:', 'about:'].includes(url.protocol);
      if (!isOurs) complain(page, `request to another origin: ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Without scripts Chromium does not look at the nonce of a preload, which nothing would run.
      if (!runsScripts && reason === 'csp' && request.url().endsWith('.js')) return;
      // A page that is left takes its open requests with it.
      if (reason !== 'net::ERR_ABORTED')
        complain(page, `request failed: ${reason} ${request.url()}`);
    });
  }

  return {
    async follow(context) {
      context.on('page', followPage);
      for (const page of context.pages()) followPage(page);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // oxlint-disable-next-line no-console -- the way out of the page that the watch listens to
          console.error(
            `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`,
          );
        });
      });
    },
    expectComplaint: (pattern) => void expected.set(pattern, false),
    allowComplaint: (pattern) => void expected.set(pattern, true),
    complaints: () => said,
    check() {
      const missing = [...expected].flatMap(([pattern, came]) => (came ? [] : [String(pattern)]));
      expect(said, 'no page complains').toEqual([]);
      expect(missing, 'what was expected to be complained about came').toEqual([]);
    },
  };
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}
