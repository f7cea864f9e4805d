import type { LessonPage } from '#contract/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

type Diagram = LessonPage['diagram'];

/** A drawing with its description, which says the same in words. */
export function LessonDiagram({ diagram }: { diagram: Diagram }) {
  const t = useTexts();
  return (
    <figure className="max-w-3xl">
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
        tabIndex={0}
        role="group"
        aria-label={diagram.title}
        className="overflow-x-auto rounded-card border border-line bg-surface p-4 sm:p-6"
      >
        <Drawing diagram={diagram} />
      </div>
      <figcaption>
        <Disclosure summary={<span className="text-14">{t('learning.lesson.describe')}</span>}>
          <p id="diagram-description" className="text-14">
            {diagram.description}
          </p>
        </Disclosure>
      </figcaption>
    </figure>
  );
}

const boxClass = {
  plain: 'fill-background stroke-line-strong',
  primary: 'fill-primary-soft stroke-primary',
  accent: 'fill-accent-soft stroke-accent',
};
const lineHeight = 20;

function Drawing({ diagram: { title, height, boxes, arrows, labels } }: { diagram: Diagram }) {
  return (
    <svg
      viewBox={`0 0 640 ${height}`}
      role="img"
      aria-label={title}
      aria-describedby="diagram-description"
      className="h-auto w-full min-w-120"
    >
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8Z" className="fill-ink-muted" />
        </marker>
      </defs>
      {boxes.map((box) => (
        <g key={`${box.x} ${box.y}`}>
          <rect
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            rx="10"
            strokeWidth="1.5"
            className={boxClass[box.look]}
          />
          {box.lines.map((line, at) => (
            <text
              key={line}
              x={box.x + box.width / 2}
              y={box.y + box.height / 2 + (at - (box.lines.length - 1) / 2) * lineHeight}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={at === 0 ? 16 : 14}
              fontWeight={at === 0 ? 600 : 400}
              className={at === 0 ? 'fill-ink' : 'fill-ink-muted'}
            >
              {line}
            </text>
          ))}
        </g>
      ))}
      {arrows.map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth="1.5"
          markerEnd="url(#arrow)"
          className="stroke-ink-muted"
        />
      ))}
      {labels.map(({ x, y, anchor, text }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor}
          dominantBaseline="central"
          fontSize="14"
          className="fill-ink-muted"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
