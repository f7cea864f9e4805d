// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { timeZoneCookie } from '#domain/setting/time-zone.ts';
import { continueAfterSignIn } from './continue-after-sign-in.ts';

afterEach(() => vi.restoreAllMocks());

test('AUTH-01 signing in leads on where the browser blocks storage', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  void continueAfterSignIn('/student-dashboard', 'login');
  expect(assign).toHaveBeenCalledWith('/student-dashboard');
});

test('CO-01 the first page after signing in can be rendered in the browser’s time zone', () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  document.cookie = `${timeZoneCookie}=; Path=/; Max-Age=-1`;
  void continueAfterSignIn('/company-dashboard', 'login');
  expect(document.cookie).toContain(`${timeZoneCookie}=`);
});
