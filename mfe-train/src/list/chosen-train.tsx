import { ChosenLeg } from '@wisata/runtime/journey/chosen-leg';
import { useTrainText } from '../journey/use-train-text.ts';
import type { ChosenDeparture } from './train-trip.rules.ts';

interface ChosenTrainProps {
  readonly chosen: ChosenDeparture;
  readonly changePath: string;
}

/** The chosen departure, shown above the returns. */
export function ChosenTrain({ chosen: { train, offer }, changePath }: ChosenTrainProps) {
  const { time } = useTrainText();
  return (
    <ChosenLeg
      service="train"
      leg={{ ...train, total: offer.total }}
      changePath={changePath}
      times={`${time(train.departTime)} – ${time(train.arriveTime)}`}
      what={`${train.name} ${train.number} · ${offer.name}`}
    />
  );
}
