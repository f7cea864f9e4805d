import type { AtsPlace, AtsStuffing } from '#domain/ats/ats-report.ts';
import { atsTexts } from '#domain/ats/ats-texts.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { CitedPlaces } from './cited-places.tsx';

const kinds = ['hidden', 'tailList', 'repeated'] as const;

type StuffingNoteProps = {
  stuffing: readonly AtsStuffing[];
  onShow: (place: AtsPlace) => void;
};

/** The keywords that were not counted, and why. */
export function StuffingNote({ stuffing, onShow }: StuffingNoteProps) {
  const t = useTexts();
  return (
    <Callout tone="warning" title={t('ats-score.report.stuffing')}>
      <p>{t('ats-score.report.stuffing-text')}</p>
      {kinds.map((kind) => {
        const places = stuffing.filter((each) => each.kind === kind);
        return (
          places.length > 0 && (
            <div key={kind} className="mt-2">
              <p className="font-medium text-ink">{t(atsTexts.stuffing(kind))}</p>
              <p>{t(atsTexts.stuffingAdvice(kind))}</p>
              <CitedPlaces places={places} onShow={onShow} />
            </div>
          )
        );
      })}
    </Callout>
  );
}
