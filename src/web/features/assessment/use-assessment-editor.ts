import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import { type AssessmentContent, isKit } from '#domain/assessment/assessment.ts';
import {
  type AssessmentProblem,
  findAssessmentProblems,
  isSameProblem,
} from '#domain/assessment/find-assessment-problems.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';
import { assessmentPath } from './assessment-paths.ts';
import { useAssessmentDraft } from './use-assessment-draft.ts';

export type AssessmentEditorProps = {
  initial: AssessmentContent;
  accepts: AcceptedTest | null;
  /** Of an assessment that exists. */
  saved: { assessmentId: string; version: number } | null;
  /** The jobs that a new assessment can be for. */
  jobs: readonly { value: string; label: string }[];
  firstJob: string;
};

/**
 * The state of an assessment that is being edited in `root`: its draft, its problems, and saving it.
 */
export function useAssessmentEditor(
  root: RefObject<HTMLElement | null>,
  { initial, accepts: firstAccepts, saved, jobs, firstJob }: AssessmentEditorProps,
) {
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIntentKey();
  const [content, setContent] = useState(initial);
  const [accepts, setAccepts] = useState(firstAccepts);
  const [postingId, setPostingId] = useState(firstJob);
  /** What the last attempt to save found, as far as it is still wrong. */
  const [problems, setProblems] = useState<AssessmentProblem[]>([]);
  const ofKit = isKit(initial);
  /** The version that the typed text is based on; a colleague may have saved a newer one. */
  const [basis, setBasis] = useState(saved?.version ?? null);
  /** Changes when the fields show other content than what was typed into them. */
  const [turn, setTurn] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const show = (shown: AssessmentContent, shownAccepts: AcceptedTest | null) => {
    setContent(shown);
    setAccepts(shownAccepts);
    setProblems([]);
    setTurn(turn + 1);
  };
  const draft = useMemo(() => {
    const isDirty = JSON.stringify([content, accepts]) !== JSON.stringify([initial, firstAccepts]);
    return isDirty ? { content, accepts, postingId, version: basis } : null;
  }, [content, accepts, postingId, basis, initial, firstAccepts]);
  const { forget } = useAssessmentDraft({
    form: `assessment-${saved?.assessmentId ?? (ofKit ? 'new-kit' : 'new')}`,
    draft,
    onFound: (found) => {
      show(found.content, found.accepts);
      if (jobs.some(({ value }) => value === found.postingId)) setPostingId(found.postingId);
      setBasis(found.version);
      setRestored(true);
    },
  });
  const discard = () => {
    show(initial, firstAccepts);
    setBasis(saved?.version ?? null);
    setRestored(false);
  };
  const isOutdated = saved !== null && basis !== saved.version;
  const set = (changes: Partial<AssessmentContent>) => {
    const changed = { ...content, ...changes };
    setContent(changed);
    if (problems.length > 0)
      setProblems(
        findAssessmentProblems(changed).filter((found) =>
          problems.some((each) => isSameProblem(each, found)),
        ),
      );
  };
  const save = useMutation({
    mutationFn: () => {
      const version = basis ?? 1;
      const idempotencyKey = keyFor({ content, accepts, postingId, ...saved, version });
      const context = { idempotencyKey };
      return saved
        ? api.assessment.save.call({ ...saved, version, content, accepts }, { context })
        : api.assessment.create.call({ postingId, content, accepts }, { context });
    },
    onSuccess: async ({ id }) => {
      forget();
      toast({
        title: t(ofKit ? 'assessment.kit.saved' : 'assessment.editor.saved'),
        tone: 'success',
      });
      await cache.invalidateQueries({ queryKey: api.assessment.key() });
      await navigate(assessmentPath(id));
    },
    // A newer version is loaded; what is typed stays, and the member chooses.
    onError: () => cache.invalidateQueries({ queryKey: api.assessment.load.key() }),
  });
  const submit = () => {
    const found = findAssessmentProblems(content);
    flushSync(() => setProblems(found));
    if (found.length === 0) return save.mutate();
    const first = root.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  };
  return {
    content,
    accepts,
    postingId,
    problems,
    turn,
    isRestored,
    isOutdated,
    set,
    setAccepts,
    setPostingId,
    /** Keeps what was typed; saving it then replaces the newer version. */
    keepMine: () => setBasis(saved?.version ?? null),
    discard,
    save,
    submit,
  };
}
