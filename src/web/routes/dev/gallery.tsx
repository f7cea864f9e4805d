import { Bell, Briefcase, FileText, House, Moon, Settings, Sun, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AppShell } from '#web/ui/app-shell.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FirstRung } from '#web/ui/first-rung.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { SiteFooter } from '#web/ui/site-footer.tsx';
import { SiteFrame } from '#web/ui/site-frame.tsx';
import { SiteHeader } from '#web/ui/site-header.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryData } from './gallery-data.tsx';
import { GalleryFoundations } from './gallery-foundations.tsx';
import { GalleryLayers } from './gallery-layers.tsx';
import { GalleryStates } from './gallery-states.tsx';

/** Every primitive in every state, for development; `?frame=site` shows the public frame. */
export default function Gallery() {
  const [search] = useSearchParams();
  return search.get('frame') === 'site' ? <SiteGallery /> : <AppGallery />;
}

function ThemeButton() {
  const [dark, setDark] = useState(false);
  const turn = () => {
    document.documentElement.dataset['theme'] = dark ? 'light' : 'dark';
    setDark(!dark);
  };
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={dark ? 'Light theme' : 'Dark theme'}
      onClick={turn}
    />
  );
}

function Brand() {
  return (
    <Link to="/" className="rounded-control no-underline">
      <Logo name="Firstrung" />
    </Link>
  );
}

function AppGallery() {
  return (
    <AppShell
      brand={<Brand />}
      skipText="Skip to content"
      navLabel="Main"
      openMenuLabel="Open menu"
      closeMenuLabel="Close menu"
      nav={[
        {
          items: [
            { to: '/', label: 'Overview', icon: House },
            { to: '/jobs', label: 'Jobs', icon: Briefcase, count: 12 },
            { to: '/candidates', label: 'Candidates', icon: Users },
          ],
        },
        {
          title: 'Account',
          items: [
            { to: '/profile', label: 'Profile', icon: FileText },
            { to: '/settings', label: 'Settings', icon: Settings },
          ],
        },
      ]}
      headerStart={<span className="font-medium">Gallery</span>}
      headerEnd={
        <>
          <ThemeButton />
          <IconButton icon={Bell} label="Notifications, 3 unread" />
        </>
      }
    >
      <div className="flex flex-col gap-14">
        <GalleryData />
        <GalleryStates />
        <GalleryControls />
        <GalleryLayers />
        <GalleryFoundations />
      </div>
    </AppShell>
  );
}

function SiteGallery() {
  const links = [
    { to: '/careers', label: 'Jobs' },
    { to: '/students', label: 'For students' },
    { to: '/companies', label: 'For companies' },
    { to: '/about', label: 'About' },
  ];
  const doors = (
    <>
      <ButtonLink to="/login" variant="ghost">
        Sign in
      </ButtonLink>
      <ButtonLink to="/signup" variant="primary">
        Get started
      </ButtonLink>
    </>
  );
  return (
    <SiteFrame
      skipText="Skip to content"
      header={
        <SiteHeader
          brand={<Brand />}
          links={links}
          navLabel="Main"
          openMenuLabel="Open menu"
          closeMenuLabel="Close menu"
          end={
            <>
              <ThemeButton />
              <span className="hidden gap-2 sm:flex">{doors}</span>
            </>
          }
          menuEnd={doors}
        />
      }
      footer={
        <SiteFooter
          brand={<Brand />}
          tagline="Your first rung, and every one after."
          columns={[
            { title: 'Product', links },
            { title: 'Company', links: links.slice(0, 3) },
            { title: 'Help', links: links.slice(1, 4) },
          ]}
          bottom={<span>© 2026 Firstrung</span>}
        />
      }
    >
      <SiteSection
        level={1}
        above="For students and first jobs"
        title="Your first rung, and every one after."
        lead="See which jobs fit what you can do, apply in minutes, and always know where you stand."
        action={
          <>
            <ButtonLink to="/signup" variant="primary" size="lg">
              Find a job
            </ButtonLink>
            <ButtonLink to="/companies" size="lg">
              I'm hiring
            </ButtonLink>
          </>
        }
      />
      <SiteSection look="band" title="Answers, not silence" lead="Every application gets one.">
        <div className="flex justify-center">
          <FirstRung />
        </div>
      </SiteSection>
    </SiteFrame>
  );
}
