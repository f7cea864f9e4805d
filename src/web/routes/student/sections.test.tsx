import type { RouteConfigEntry } from '@react-router/dev/routes';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { studentSidebar } from '#web/features/shell/student-sidebar.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import routes from '#web/routes.ts';
import { AppShell } from '#web/ui/app-shell.tsx';

const pathsOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', children }) => {
    const whole = path === '' ? parent : `${parent}/${path}`;
    return children ? pathsOf(children, whole) : [whole];
  });
const paths = pathsOf(routes)
  .filter((path) => path.startsWith('/student-dashboard') && !path.endsWith('*'))
  .map((path) => path.replaceAll(/:\w+/gu, 'one'));

test('DASH-01 the dashboard has pages to test', () => {
  expect(paths.length).toBeGreaterThan(30);
});

test.each(paths)('DASH-01 the sidebar marks one section on %s', (path) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <TextsProvider locale="en" timeZone="UTC" texts={[{ common: { close: 'Close' } }]}>
        <AppShell
          brand="Firstrung"
          nav={[{ items: studentSidebar.map((entry) => ({ ...entry, pages: [] })) }]}
          navLabel="Menu"
          skipText="Skip to content"
          openMenuLabel="Open menu"
          closeMenuLabel="Close menu"
        >
          {null}
        </AppShell>
      </TextsProvider>
    </MemoryRouter>,
  );
  const [aside = ''] = /<aside.*?<\/aside>/su.exec(html) ?? [];
  expect(aside.match(/aria-current="(?:page|true)"/gu)).toHaveLength(1);
});
