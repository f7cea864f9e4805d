import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
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
            <UiRoot toasterTexts={toasterTexts}>
              <Gallery />
            </UiRoot>
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
