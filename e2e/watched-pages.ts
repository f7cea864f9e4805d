import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test';

/**
 * Collects a page's complaints. Each one is a failure unless the test expects it, and an expected
 * one must occur.
 */
export type Watch = {
  follow: (context: BrowserContext) => Promise<void>;
  /** Expects matching complaints from now on; fails if none occurs. */
  expectComplaint: (pattern: RegExp) => void;
  /** Allows matching complaints that depend on timing. */
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
      // Without scripts Chromium ignores the nonce of a preload, whose script would not run anyway.
      if (!runsScripts && reason === 'csp' && request.url().endsWith('.js')) return;
      // Navigating away aborts the page's pending requests.
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
          // oxlint-disable-next-line no-console -- the console carries it from the page to the watch
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
