import type { WholeSearchCard } from '#contract/search.ts';
import type { Translate } from '#texts/translate.ts';

/** A posting as plain text, like a pasted description: title, skills, and each line of the text. */
export function postingText(posting: WholeSearchCard, t: Translate): string {
  const { title, companyName, skills, description } = posting;
  const skillLine =
    skills.length > 0 ? [t('ats-score.match.asks', { skills: skills.join(', ') })] : [];
  const blocks = description.map(({ kind, lines }) =>
    lines
      .map((line) => line.map(({ text }) => text).join(''))
      .map((line) => (kind === 'list' || kind === 'numbers' ? `- ${line}` : line))
      .join('\n'),
  );
  return [`${title}, ${companyName}`, ...skillLine, ...blocks].join('\n\n');
}
