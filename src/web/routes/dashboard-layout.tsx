import { useCallback, useEffect, useState } from 'react';
import type { NotificationData } from '#domain/notification/notification.ts';
import { AccountMenu } from '#web/features/account/account-menu.tsx';
import { SessionWarning } from '#web/features/account/session-warning.tsx';
import { SignOut } from '#web/features/account/sign-out.tsx';
import { ThemeToggle } from '#web/features/account/theme-toggle.tsx';
import { useAccountChanges } from '#web/features/account/use-account-changes.ts';
import { useMe } from '#web/features/account/use-me.ts';
import { useWelcome } from '#web/features/account/use-welcome.ts';
import { AssistantButton } from '#web/features/assistant/assistant-button.tsx';
import { Bell } from '#web/features/notification/bell.tsx';
import { useLiveEvents } from '#web/features/notification/use-live-events.ts';
import { useNotificationText } from '#web/features/notification/use-notification-text.ts';
import { PaletteButton } from '#web/features/palette/palette-button.tsx';
import { ShortcutList } from '#web/features/palette/shortcut-list.tsx';
import { Dashboard } from '#web/features/shell/dashboard.tsx';
import { type Sidebar, withPages } from '#web/features/shell/sidebar.ts';
import { Tour } from '#web/features/shell/tour.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { PageOutlet } from '#web/routes/page-outlet.tsx';
import { notice } from '#web/ui/toast-store.ts';

/** The shared layout of the three dashboards. */
export function DashboardLayout({ sidebar }: { sidebar: Sidebar }) {
  const t = useTexts();
  const me = useMe();
  const textOf = useNotificationText();
  const onNotification = useCallback(
    (data: NotificationData) => void notice({ title: textOf(data) }),
    [textOf],
  );
  const [isSigningOut, setSigningOut] = useState(false);
  const isLost = useLiveEvents(me?.liveCursor, onNotification);
  useAccountChanges();
  useWelcome();
  useEffect(preload, []);
  if (me === null) return null;
  const isInterviewer = me.company?.role === 'interviewer';
  const entries = sidebar.filter((entry) => !isInterviewer || !entry.notForInterviewers);
  const items = entries.map(({ to, label, icon, end = false, pages = [], also = [] }) => ({
    to,
    icon,
    end,
    also,
    label: t(label),
    pages: pages.map((page) => ({ to: page.to, label: t(page.label) })),
  }));
  return (
    <Dashboard
      me={me}
      nav={[{ items }]}
      search={
        <PaletteButton me={me} menu={withPages(entries)} onSignOut={() => setSigningOut(true)} />
      }
      isLost={isLost}
      headerEnd={
        <>
          {me.kind === 'student' && <AssistantButton />}
          <Bell me={me} />
          <ThemeToggle me={me} />
          <AccountMenu me={me} place="dashboard" />
        </>
      }
    >
      <PageOutlet place="dashboard" />
      <SessionWarning me={me} />
      <ShortcutList me={me} />
      <Tour me={me} />
      <SignOut open={isSigningOut} onClose={() => setSigningOut(false)} />
    </Dashboard>
  );
}

/** The offline notice must be loaded before the connection is lost. */
function preload(): void {
  import('#web/ui/toaster.tsx').catch(() => undefined);
}
