import { avatarInitials, avatarLook } from './avatar-initials.ts';
import { joinClasses } from './join-classes.ts';

const looks = [
  'bg-primary-soft text-primary',
  'bg-accent-soft text-on-accent-soft',
  'bg-success-soft text-success',
  'bg-info-soft text-info',
  'bg-hover text-ink-muted',
];

const sizes = {
  xs: 'size-6 text-12',
  sm: 'size-8 text-12',
  md: 'size-10 text-14',
  lg: 'size-14 text-20',
  xl: 'size-20 text-28',
};

/** Around a logo, so that corners of any kind never touch those of its plate. */
const plates = { xs: 'p-0.5', sm: 'p-0.75', md: 'p-1', lg: 'p-1.5', xl: 'p-2' };

const pixels = { xs: 24, sm: 32, md: 40, lg: 56, xl: 80 };

export type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  /** Round for people, square for companies. */
  shape?: 'person' | 'company';
};

/** Decorative, hidden from screen readers: always show the name as text too. */
export function Avatar({ name, src, size = 'sm', shape = 'person' }: AvatarProps) {
  const isLogo = Boolean(src) && shape === 'company';
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-flex shrink-0 items-center justify-center overflow-hidden font-semibold select-none',
        shape === 'person' ? 'rounded-chip' : size === 'xs' ? 'rounded-small' : 'rounded-control',
        sizes[size],
        isLogo
          ? joinClasses('border border-line bg-logo', plates[size])
          : looks[avatarLook(name, looks.length)],
      )}
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          className={joinClasses(
            'size-full',
            isLogo ? 'rounded-small object-contain' : 'object-cover',
          )}
        />
      ) : (
        avatarInitials(name)
      )}
    </span>
  );
}
