import { useTranslation } from 'react-i18next';
import { failureWords } from '@wisata/kernel/failure-words';
import { useApp } from '@wisata/runtime';
import { SkeletonText } from '@wisata/ui/skeleton';
import { Timeline } from '@wisata/ui/timeline';
import type { Stop, Train } from '../api/train.model.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import styles from './train-card.module.css';
import { useStops } from './use-stops.ts';

/** The part of the line that is travelled, station by station, and what the railway gives back. */
export function TrainStops({ train }: { readonly train: Train }) {
  const { t } = useTranslation('train');
  const app = useApp();
  const { time } = useTrainText();
  const answer = useStops(train.id);
  if (!answer) return <SkeletonText lines={4} />;
  if (!answer.ok) return <p role="alert">{failureWords(app, answer.failure, { remote: 'train' })}</p>;
  const timesOf = ({ arriveTime, departTime, waitMinutes }: Stop) =>
    [
      arriveTime && t('stops.arrives', { time: time(arriveTime) }),
      departTime && t('stops.leaves', { time: time(departTime) }),
      waitMinutes > 0 && t('stops.waits', { count: waitMinutes }),
    ].filter(Boolean);
  const stops = answer.data.filter(({ isOnJourney }) => isOnJourney);
  return (
    <>
      <Timeline
        label={t('stops.title', { train: train.name })}
        items={stops.map((stop) => ({
          id: stop.code,
          title: stop.name,
          detail: timesOf(stop).join(' · '),
          state: 'next',
        }))}
      />
      {train.policy.map((sentence) => (
        <p key={sentence} className={styles.muted}>
          {sentence}
        </p>
      ))}
    </>
  );
}
