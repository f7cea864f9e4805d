import { Briefcase, Calendar, Check, Ellipsis, MapPin, Users, Wallet } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import type { Column } from '#web/ui/table-column.ts';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

type Applicant = {
  id: string;
  name: string;
  role: string;
  match: number;
  stage: string;
  tone: Tone;
  applied: string;
};

const applicants: Applicant[] = [
  {
    id: '1',
    name: 'Asha Rao',
    role: 'Backend Engineer',
    match: 92,
    stage: 'Interview',
    tone: 'info',
    applied: '12 Nov',
  },
  {
    id: '2',
    name: 'José Ñandú',
    role: 'Backend Engineer',
    match: 74,
    stage: 'Offer',
    tone: 'success',
    applied: '11 Nov',
  },
  {
    id: '3',
    name: '李小龙',
    role: 'Data Analyst',
    match: 58,
    stage: 'Applied',
    tone: 'neutral',
    applied: '9 Nov',
  },
  {
    id: '4',
    name: 'Maximiliane von Habsburg-Lothringen',
    role: 'Product Designer',
    match: 31,
    stage: 'Closed',
    tone: 'danger',
    applied: '2 Nov',
  },
];

const columns: Column<Applicant>[] = [
  {
    key: 'name',
    header: 'Candidate',
    main: true,
    sort: { direction: 'none', to: '?sort=name' },
    cell: (row) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={row.name} />
        {row.name}
      </span>
    ),
  },
  { key: 'role', header: 'Posting', cell: (row) => row.role },
  {
    key: 'stage',
    header: 'Stage',
    bare: true,
    cell: (row) => <Badge tone={row.tone}>{row.stage}</Badge>,
  },
  {
    key: 'match',
    header: 'Match',
    align: 'end',
    sort: { direction: 'descending', to: '?sort=match' },
    cell: (row) => `${row.match} %`,
  },
  { key: 'applied', header: 'Applied', align: 'end', cell: (row) => row.applied },
];

const tones: Tone[] = ['neutral', 'info', 'success', 'warning', 'danger', 'accent'];

export function GalleryData() {
  return (
    <>
      <GallerySection title="Page header and table">
        <PageHeader
          title="Applications"
          badge={<Badge tone="accent">4 new</Badge>}
          purpose="Everyone who applied, newest first. Open one to see the resume and to answer."
          action={<Button variant="primary">Post a job</Button>}
        />
        <Card padding="none">
          <TableOrCards
            caption="Applications"
            columns={columns}
            rows={applicants}
            rowKey={(row) => row.id}
            rowTo={(row) => `/applications/${row.id}`}
            rowActionsHeader="Actions"
            rowActions={(row) => (
              <Menu
                trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${row.name}`} />}
                items={[{ text: 'Move to interview' }, { text: 'Reject', danger: true }]}
              />
            )}
          />
        </Card>
        <Pager
          label="Pagination: applications"
          summary="1–20 of 134"
          newerText="Newer"
          olderText="Older"
          older="?before=20"
        />
      </GallerySection>

      <GallerySection title="Numbers">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <StatTile label="Open postings" value="12" icon={Briefcase} to="/jobs" />
          <StatTile
            label="Applications"
            value="1,284"
            icon={Users}
            change={{ text: '12 % more than last week', direction: 'up', good: true }}
          />
          <StatTile
            label="Days to first answer"
            value="3.2"
            icon={Calendar}
            change={{ text: '0.4 slower', direction: 'up', good: false }}
          />
          <StatTile label="Offers" value="7" change={{ text: 'as last week', direction: 'flat' }} />
        </div>
        <GalleryRow>
          <ScoreRing
            value={92}
            label="Match 92 of 100, strong"
            word="Strong match"
            why={
              <button type="button" className="text-primary underline">
                Why?
              </button>
            }
          />
          <ScoreRing
            value={64}
            label="Match 64 of 100, good"
            word="Good match"
            why="4 of 6 skills"
          />
          <ScoreRing value={45} size="sm" label="Match 45 of 100, fair" word="Fair" />
          <ScoreRing value={0} size="sm" label="Match 0 of 100, low" word="Low" />
          <ScoreRing
            value={78}
            size="lg"
            label="ATS score 78 of 100, good"
            word="Good"
            why="Three things to mend"
          />
        </GalleryRow>
        <Progress label="Your profile" value={60} valueText="3 of 5 done" className="max-w-sm" />
      </GallerySection>

      <GallerySection title="States and people">
        <GalleryRow>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="success" icon={Check}>
            Verified
          </Badge>
        </GalleryRow>
        <GalleryRow>
          <Avatar name="Asha Rao" size="xs" />
          <Avatar name="José Ñandú" />
          <Avatar name="李小龙" size="md" />
          <Avatar name="Prince" size="lg" />
          <Avatar name="Acme Robotics" size="lg" shape="company" />
          <Avatar name="👩‍💻" size="xl" />
        </GalleryRow>
        <div className="grid gap-6 md:grid-cols-2">
          <Card title="Your application" description="Backend Engineer at Acme Robotics">
            <Timeline
              steps={[
                {
                  id: '1',
                  title: 'Applied',
                  state: 'done',
                  stateText: 'done',
                  date: { text: '2 Nov', iso: '2026-11-02' },
                },
                {
                  id: '2',
                  title: 'Read by the company',
                  state: 'done',
                  stateText: 'done',
                  date: { text: '4 Nov', iso: '2026-11-04' },
                },
                {
                  id: '3',
                  title: 'Interview',
                  state: 'current',
                  stateText: 'now',
                  detail: 'Friday at 10:00, by video',
                  date: { text: '14 Nov', iso: '2026-11-14' },
                },
                { id: '4', title: 'Answer', state: 'upcoming', stateText: 'to come' },
              ]}
            />
          </Card>
          <Card title="At a glance" action={<Button size="sm">Edit</Button>}>
            <DescriptionList
              items={[
                { term: 'Place', detail: 'Bengaluru, or remote', icon: MapPin },
                { term: 'Salary', detail: '₹ 6,00,000 – 9,00,000 a year', icon: Wallet },
                { term: 'Closes', detail: '30 November', icon: Calendar },
              ]}
            />
          </Card>
        </div>
        <Callout
          title="Your company is being checked"
          action={<Button size="sm">What we look at</Button>}
        >
          You can write postings now; they go online once we have approved you.
        </Callout>
        <Callout tone="success">Your resume was read: 14 skills found.</Callout>
        <Callout tone="warning" title="This posting closes tomorrow" />
        <Callout tone="danger" title="We couldn't save the change">
          Your text is still here. Try again in a minute.
        </Callout>
        <div>
          <Disclosure summary="Is it free for students?">Yes. Students never pay.</Disclosure>
          <Disclosure summary="Who sees my profile?">
            Only companies you applied to, and those you allowed.
          </Disclosure>
        </div>
      </GallerySection>
    </>
  );
}
