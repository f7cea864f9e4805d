import type { ResumeDesign } from './resume-design.ts';

/**
 * Resume colors as `#rrggbb`, each readable on white and as a background for white (WCAG 2.2,
 * 1.4.3).
 */
export const resumeAccents: Record<ResumeDesign['color'], string> = {
  blue: '#1f4fbf',
  teal: '#0f6b66',
  purple: '#6b2fb3',
  red: '#ad2331',
  gray: '#434b58',
};
export const resumeInk = '#20242c';
export const resumeMuted = '#59606c';
