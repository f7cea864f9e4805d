import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { TextsProvider } from '#web/lib/texts.tsx';
import Gallery from '#web/routes/dev/gallery.tsx';
import { UiRoot } from './ui-root.tsx';

const toasterTexts = {
  standardLabel: 'Notifications',
  noticeLabel: 'Notes',
  messageLabel: 'Notification',
  close: 'Close',
};

it.each(['/', '/?frame=site'])(
  'SEC-31 no primitive renders a style attribute or style element on the server (%s)',
  (path) => {
    const router = createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <TextsProvider locale="en" timeZone="UTC" texts={[{ common: { close: 'Close' } }]}>
              <UiRoot toasterTexts={toasterTexts}>
                <Gallery />
              </UiRoot>
            </TextsProvider>
          ),
        },
      ],
      { initialEntries: [path] },
    );
    const html = renderToString(<RouterProvider router={router} />);
    expect(html.length).toBeGreaterThan(5000);
    expect(html.match(/.{80}<style.{40}|.{80}\sstyle=.{40}/g)).toBeNull();
  },
);
