import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@wisata/ui/checkbox';
import { Stack } from '@wisata/ui/layout';
import { Segmented } from '@wisata/ui/segmented';
import type { Coach, Seat } from '../api/train.model.ts';
import { pressSeat, pressTogether, startCoach } from './seat-choice.rules.ts';
import { CoachStrip } from './coach-strip.tsx';
import { SeatList, SeatMap } from './seat-map.tsx';

interface CoachSeatsProps {
  readonly coaches: readonly Coach[];
  readonly count: number;
  readonly chosen: readonly string[];
  readonly onChoose: (labels: readonly string[]) => void;
}

/** One coach at a time, as a map or as a list; a party keeps together unless it says otherwise. */
export function CoachSeats({ coaches, count, chosen, onChoose }: CoachSeatsProps) {
  const { t } = useTranslation('train');
  const [code, setCode] = useState(() => startCoach(coaches, chosen, count)?.code);
  const [isTogether, setTogether] = useState(count > 1);
  const [view, setView] = useState<'map' | 'list'>('map');
  const coach = coaches.find((each) => each.code === code) ?? coaches[0];
  if (!coach) return <p>{t('seats.noCoach')}</p>;
  const press = (seat: Seat) =>
    onChoose(isTogether ? pressTogether(chosen, { coach, seat, count }) : pressSeat(chosen, seat.label, count));
  const Seats = view === 'map' ? SeatMap : SeatList;
  return (
    <Stack>
      <CoachStrip coaches={coaches} current={coach} onChoose={setCode} />
      {count > 1 && (
        <Checkbox
          label={t('seats.together')}
          detail={t('seats.togetherDetail')}
          checked={isTogether}
          onChange={({ target }) => setTogether(target.checked)}
        />
      )}
      <Segmented
        label={t('seats.view')}
        value={view}
        options={[
          { value: 'map', label: t('seats.map') },
          { value: 'list', label: t('seats.list') },
        ]}
        onChange={setView}
      />
      <Seats coach={coach} chosen={chosen} onPress={press} />
    </Stack>
  );
}
