import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords } from '@wisata/kernel/failure-words';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { FailureState } from '@wisata/ui/failure-state';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { Segmented } from '@wisata/ui/segmented';
import { Sheet } from '@wisata/ui/sheet';
import { SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import type { CheckedTrain, SeatHold } from '../api/train.model.ts';
import { CoachSeats } from './coach-seats.tsx';
import { stillOpen } from './seat-choice.rules.ts';
import { useSeatMap } from './use-seat-map.ts';
import type { useSeats } from './use-seats.ts';

interface SeatSheetProps {
  readonly trains: readonly CheckedTrain[];
  /** Adults, who have a seat each. */
  readonly count: number;
  readonly seats: ReturnType<typeof useSeats>;
  readonly onClose: () => void;
}

interface TrainSeatsProps {
  readonly classKey: string;
  readonly count: number;
  readonly map: ReturnType<typeof useSeatMap>;
  readonly chosen: readonly string[];
  readonly onChoose: (labels: readonly string[]) => void;
}

function TrainSeats({ classKey, map, ...choice }: TrainSeatsProps) {
  const { t } = useTranslation('train');
  const app = useApp();
  const { answer, refresh } = map;
  if (!answer) {
    return (
      <SkeletonRegion label={t('seats.loading')}>
        <SkeletonText lines={8} />
      </SkeletonRegion>
    );
  }
  if (!answer.ok) {
    return (
      <FailureState title={t('seats.failed')} actions={<Button onClick={refresh}>{t('retry')}</Button>}>
        {failureWords(app, answer.failure, { remote: 'train' })}
      </FailureState>
    );
  }
  return <CoachSeats key={classKey} coaches={answer.data} {...choice} />;
}

/** What is chosen on each train until it is kept: a seat for each adult on every train. */
function useChoice(
  trains: readonly CheckedTrain[],
  { hold }: Pick<ReturnType<typeof useSeats>, 'hold'>,
  count: number,
) {
  const [key, setKey] = useState(trains[0]?.offer.key ?? '');
  const [seats, setSeats] = useState<SeatHold['seats']>(hold?.seats ?? {});
  const map = useSeatMap(key, hold?.token ?? '');
  const chosen = stillOpen(seats[key] ?? [], map.answer?.ok ? map.answer.data : []);
  const all: SeatHold['seats'] = { ...seats, [key]: chosen };
  return {
    key,
    setKey,
    map,
    /** On the train that is looked at. */
    chosen,
    choose: (labels: readonly string[]) => setSeats({ ...all, [key]: labels }),
    all,
    /** The first train that lacks seats. */
    missing: trains.find(({ offer }) => all[offer.key]?.length !== count),
  };
}

/** A map of the coaches for each train, and the press that keeps what was chosen. */
export function SeatSheet({ trains, count, seats, onClose }: SeatSheetProps) {
  const { t } = useTranslation('train');
  const { key, setKey, map, chosen, choose, all, missing } = useChoice(trains, seats, count);

  async function keep() {
    if (await seats.keep(all)) return onClose();
    // Somebody else was faster: the map says with which seats.
    map.refresh();
  }
  function close() {
    seats.dismiss();
    onClose();
  }

  const next = chosen.length === count && missing?.offer.key !== key ? missing : undefined;
  const foot = (
    <Stack gap={2}>
      <p role="status">{t('seats.chosen', { count, seats: chosen.join(', ') || t('seats.none') })}</p>
      {next ? (
        <Button variant="action" full onClick={() => setKey(next.offer.key)}>
          {t('seats.next', { train: `${next.train.name} ${next.train.number}` })}
        </Button>
      ) : (
        <Button variant="action" full busy={seats.isBusy} disabled={missing !== undefined} onClick={() => void keep()}>
          {t('seats.keep')}
        </Button>
      )}
    </Stack>
  );
  return (
    <Sheet open onClose={close} title={t('seats.choose')} phone="full" foot={foot} labels={{ close: t('close') }}>
      <Stack>
        {seats.problem && (
          <Note tone="danger" live="alert">
            {seats.problem}
          </Note>
        )}
        {trains.length > 1 && (
          <Segmented
            label={t('seats.train')}
            value={key}
            options={trains.map(({ train, offer }) => ({ value: offer.key, label: `${train.name} ${train.number}` }))}
            onChange={setKey}
          />
        )}
        <TrainSeats classKey={key} count={count} map={map} chosen={chosen} onChoose={choose} />
      </Stack>
    </Sheet>
  );
}
