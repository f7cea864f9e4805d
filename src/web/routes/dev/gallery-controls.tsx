import {
  Bell,
  Bookmark,
  Building2,
  Eye,
  GraduationCap,
  Plus,
  Search,
  Send,
  Trash2,
} from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Chip, ToggleChip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const categories = [
  { value: 'engineering', label: 'Engineering' },
  { value: 'design', label: 'Design' },
  { value: 'data', label: 'Data' },
];

export function GalleryControls() {
  const sizeText = useFileSize();
  const [busy, setBusy] = useState(false);
  const [remote, setRemote] = useState(true);
  const [skills, setSkills] = useState(['TypeScript', 'PostgreSQL', 'Figma']);
  return (
    <>
      <GallerySection title="Buttons">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <GalleryRow key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
          </GalleryRow>
        ))}
        <GalleryRow>
          <Button variant="primary" icon={Plus}>
            Post a job
          </Button>
          <Button variant="primary" disabled>
            Disabled
          </Button>
          <Button variant="primary" icon={Send} busy={busy} onClick={() => setBusy(true)}>
            Press for busy
          </Button>
          <Button variant="primary" busy busyText="Sending...">
            Send message
          </Button>
          <Button busy>Saving keeps width</Button>
          <ButtonLink to="/careers" variant="ghost">
            A link
          </ButtonLink>
          <IconButton icon={Bell} label="Notifications, 3 unread" />
          <IconButton icon={Bookmark} label="Save Backend Engineer" aria-pressed />
          <IconButton icon={Trash2} label="Delete" variant="secondary" size="sm" />
          <IconButton icon={Eye} label="Show" busy />
        </GalleryRow>
      </GallerySection>

      <GallerySection title="Fields">
        <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
          <Field label="Full name" required help="As it stands on your resume.">
            <Input autoComplete="name" placeholder="Asha Rao" />
          </Field>
          <Field
            label="Email"
            required
            error="This address needs an @ and a domain, like asha@example.org."
          >
            <Input type="email" defaultValue="asha.example" />
          </Field>
          <Field label="Search jobs" help="Typing mistakes are forgiven.">
            <Input type="search" icon={Search} placeholder="Title, skill or company" />
          </Field>
          <Field label="Password" help="12 characters or more.">
            <Input
              type="password"
              defaultValue="rising-bars"
              trailing={<IconButton icon={Eye} size="sm" label="Show password" />}
            />
          </Field>
          <Field label="Category" mark="optional">
            <Select options={categories} placeholder="Any category" />
          </Field>
          <Field label="Disabled">
            <Input disabled defaultValue="can't be changed" />
          </Field>
          <Field label="Cover letter" help="Three sentences are enough." className="md:col-span-2">
            <Textarea most={500} countText={(used, most) => `${used} of ${most}`} />
          </Field>
          <Field label="On a public page" className="md:col-span-2">
            <Input controlSize="lg" icon={Search} placeholder="What would you like to do?" />
          </Field>
        </div>
        <Field label="Resume" required>
          <FileInput
            name="resume"
            accept=".pdf,.docx"
            prompt="Drop your resume here, or choose a file"
            hint="PDF or DOCX, up to 5 MB"
            clearLabel={(name) => `Remove ${name}`}
            sizeText={sizeText}
          />
        </Field>
      </GallerySection>

      <GallerySection title="Choices">
        <div className="grid gap-6 md:grid-cols-2">
          <Card title="Job type">
            <Checkbox label="Full-time" count={214} defaultChecked />
            <Checkbox label="Internship" count={58} />
            <Checkbox label="Contract" count={0} disabled />
            <Checkbox
              label="I accept the terms"
              description="You can take this back at any time."
            />
          </Card>
          <Card title="Alerts">
            <Switch label="Job alerts" description="One mail a day at most." defaultChecked />
            <Switch label="Product news" />
            <Switch label="Not available" disabled />
          </Card>
          <RadioGroup
            name="who"
            legend="I am"
            look="cards"
            className="md:col-span-2"
            defaultValue="student"
            options={[
              {
                value: 'student',
                label: 'A student',
                description: 'Looking for the first job or the next one',
                icon: GraduationCap,
              },
              {
                value: 'company',
                label: 'A company',
                description: 'Looking for people',
                icon: Building2,
              },
            ]}
          />
          <RadioGroup
            name="level"
            legend="Experience level"
            required
            defaultValue="entry"
            help="Counts internships too."
            options={[
              { value: 'entry', label: 'Entry' },
              { value: 'mid', label: 'Mid' },
              { value: 'senior', label: 'Senior', disabled: true },
            ]}
          />
          <RadioGroup
            name="theme"
            legend="Theme"
            look="segmented"
            defaultValue="system"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'system', label: 'System' },
            ]}
          />
        </div>
        <GalleryRow>
          <ToggleChip pressed={remote} onPressedChange={setRemote}>
            Remote only
          </ToggleChip>
          <ToggleChip pressed={!remote} onPressedChange={(on) => setRemote(!on)}>
            On-site
          </ToggleChip>
          {skills.map((skill) => (
            <Chip
              key={skill}
              removeLabel={`Remove ${skill}`}
              onRemove={() => setSkills(skills.filter((other) => other !== skill))}
            >
              {skill}
            </Chip>
          ))}
          <Chip tone="match">React</Chip>
          <Chip>Docker</Chip>
        </GalleryRow>
      </GallerySection>
      <GalleryFormErrors />
    </>
  );
}

function GalleryFormErrors() {
  const [attempt, setAttempt] = useState(0);
  const names = ['Name', 'Email', 'Subject', 'Message'];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <GallerySection title="Error summary">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormSummary
          title="Four things need a look"
          attempt={attempt}
          errors={
            attempt > 0
              ? names.map((name) => ({ id: `sum-${name}`, message: `${name} is missing` }))
              : []
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <Field
              key={name}
              id={`sum-${name}`}
              label={name}
              required
              error={attempt > 0 ? `${name} is missing` : undefined}
            >
              <Input />
            </Field>
          ))}
        </div>
        <div>
          <Button type="submit" variant="primary">
            Send message
          </Button>
        </div>
      </form>
    </GallerySection>
  );
}
