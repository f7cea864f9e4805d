import { Archive, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { notice, toast } from '#web/ui/toast-store.ts';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

export function GalleryLayers() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  const menu = (
    <Menu
      trigger={<IconButton icon={Ellipsis} label="Actions for Backend Engineer" />}
      items={[
        { text: 'Edit', icon: Pencil, hint: <Kbd>E</Kbd>, onSelect: () => setOpen('dialog') },
        { text: 'Archive', icon: Archive, disabled: true },
        { kind: 'separator' },
        { text: 'Delete', icon: Trash2, danger: true, onSelect: () => setOpen('confirm') },
      ]}
    />
  );
  return (
    <>
      <GallerySection title="Layers">
        <GalleryRow>
          <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
          <Button onClick={() => setOpen('confirm')}>Open confirmation</Button>
          <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
          {menu}
          <Button
            onClick={() =>
              toast({
                title: 'Job saved',
                description: 'You find it under Saved jobs.',
                tone: 'success',
                action: { label: 'Undo', onAction: () => notice({ title: 'Taken back' }) },
              })
            }
          >
            Toast
          </Button>
          <Button
            onClick={() =>
              toast({ title: 'Sign in failed', description: 'Try again.', tone: 'danger' })
            }
          >
            Error toast
          </Button>
          <Button onClick={() => notice({ title: `Link copied` })}>Notice</Button>
        </GalleryRow>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Edit posting"
          description="Students who applied see the change."
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Save
              </Button>
            </>
          }
        >
          <div className="flex flex-col gap-4">
            <Field label="Title" required>
              <Input defaultValue="Backend Engineer" />
            </Field>
            {menu}
          </div>
        </Dialog>
        <ConfirmDialog
          open={open === 'confirm'}
          onClose={close}
          onConfirm={close}
          title="Delete this posting?"
          description="Its 12 applications are closed and the students are told. This can't be undone."
          confirmText="Delete posting"
          cancelText="Keep it"
        />
        <Drawer
          open={open === 'drawer'}
          onClose={close}
          title="Asha Rao"
          footer={<Button variant="primary">Move to interview</Button>}
        >
          <p className="text-ink-muted">
            Everything about one candidate, without leaving the list.
          </p>
        </Drawer>
      </GallerySection>
      <GallerySection title="Tabs">
        <Tabs
          label="Posting"
          tabs={[
            { value: 'about', label: 'About', panel: <p>What the job is.</p> },
            { value: 'people', label: 'Applicants', count: 12, panel: <p>Who applied.</p> },
            { value: 'notes', label: 'Notes', panel: <Badge>none yet</Badge> },
          ]}
        />
        <TabNav
          label="Applications"
          items={[
            { to: '/', label: 'All', count: 134, end: true },
            { to: '/interview', label: 'Interview', count: 9 },
            { to: '/offers', label: 'Offers', count: 1 },
          ]}
        />
      </GallerySection>
    </>
  );
}
