import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Undo2 } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';

/** Adds a skill to a resume of the builder, or takes it out again. */
export function AddToResume({
  resumeId,
  skill,
  onAdded,
}: {
  resumeId: string;
  skill: string;
  onAdded: (() => void) | undefined;
}) {
  const t = useTexts();
  const cache = useQueryClient();
  const change = useMutation({
    // One after the other: each saves the version that it loaded.
    scope: { id: `skills of ${resumeId}` },
    mutationFn: async (isAdded: boolean) => {
      const { name, content, design, version } = await api.resume.load.call({ resumeId });
      const others = content.skills.filter(
        (each) => each.name.toLowerCase() !== skill.toLowerCase(),
      );
      const skills = isAdded ? [...others, { name: skill, level: 0, group: '' }] : others;
      await api.resume.save.call({
        resumeId,
        name,
        content: { ...content, skills },
        design,
        version,
      });
      return isAdded;
    },
    onSuccess: () => {
      onAdded?.();
      return cache.invalidateQueries({ queryKey: api.resume.key() });
    },
  });
  const isAdded = change.data === true;
  const label = isAdded ? 'undo-add' : 'add';
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={isAdded ? Undo2 : Plus}
        busy={change.isPending}
        aria-label={t(`ats-score.match.${label}-of`, { skill })}
        onClick={() => change.mutate(!isAdded)}
      >
        {t(`ats-score.match.${label}`)}
      </Button>
      <span role="status" className={change.isError ? 'text-12 text-danger' : 'sr-only'}>
        {change.isError && t(callFailure(change.error))}
        {isAdded && t('ats-score.match.added', { skill })}
      </span>
    </>
  );
}
