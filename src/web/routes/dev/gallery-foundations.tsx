import { AllRungs } from '#web/ui/all-rungs.tsx';
import { FirstRung } from '#web/ui/first-rung.tsx';
import { Logo, Mark } from '#web/ui/logo.tsx';
import { MissingRung } from '#web/ui/missing-rung.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

const surfaces = [
  ['background', 'bg-background text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['raised', 'bg-raised text-ink'],
  ['hover', 'bg-hover text-ink'],
  ['primary', 'bg-primary text-on-primary'],
  ['primary-soft', 'bg-primary-soft text-primary'],
  ['accent', 'bg-accent text-on-accent'],
  ['accent-soft', 'bg-accent-soft text-on-accent-soft'],
  ['success-soft', 'bg-success-soft text-success'],
  ['warning-soft', 'bg-warning-soft text-warning'],
  ['danger-soft', 'bg-danger-soft text-danger'],
  ['danger', 'bg-danger text-on-danger'],
  ['info-soft', 'bg-info-soft text-info'],
  ['chart-1', 'bg-chart-1 text-background'],
  ['chart-2', 'bg-chart-2 text-on-accent'],
  ['chart-3', 'bg-chart-3 text-on-accent'],
] as const;

export function GalleryFoundations() {
  return (
    <>
      <GallerySection title="Mark and type">
        <GalleryRow>
          <Mark size={48} />
          <Logo name="Firstrung" />
        </GalleryRow>
        <p className="font-display text-40 font-bold lg:text-56">
          Your first rung, and every one after.
        </p>
        <p className="font-display text-28 font-bold">
          Display 28: Prácticas für Anfänger, ₹ 6,00,000
        </p>
        <p className="text-20 font-semibold">Text 20: Applications this week</p>
        <p className="max-w-text text-16">
          Text 16: See which skills match before you apply. When a posting closes, you hear about it
          the same day.
        </p>
        <p className="text-14">
          Text 14: numbers in tables are tabular{' '}
          <span className="tabular-nums">1,234.50 · 9,871.00</span> and 读者的系统字体, हिन्दी.
        </p>
        <p className="text-13 text-ink-muted">Text 13 muted: 1–20 of 134 applications</p>
        <p className="text-12 text-ink-subtle">Text 12 subtle: updated 4 minutes ago</p>
      </GallerySection>
      <GallerySection title="Colors">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {surfaces.map(([name, look]) => (
            <div
              key={name}
              className={`rounded-control border border-line px-3 py-4 text-13 font-medium ${look}`}
            >
              {name}
            </div>
          ))}
        </div>
      </GallerySection>
      <GallerySection title="Illustrations">
        <GalleryRow>
          <FirstRung />
          <NothingFound />
          <AllRungs />
          <MissingRung />
        </GalleryRow>
      </GallerySection>
    </>
  );
}
