import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coach } from '../api/train.model.ts';
import { layoutOf } from './seat-choice.rules.ts';
import styles from './coach-strip.module.css';
import pick from './pick.module.css';

interface CoachStripProps {
  readonly coaches: readonly Coach[];
  readonly current: Coach;
  readonly onChoose: (code: string) => void;
}

/** The coaches of the class as they stand in the train, its front first, and how the chosen one is laid out. */
export function CoachStrip({ coaches, current, onChoose }: CoachStripProps) {
  const { t } = useTranslation('train');
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.title}>{t('seats.coach')}</legend>
      <div className={styles.coaches}>
        {coaches.map((coach) => (
          <label key={coach.code} className={`${pick.pick} ${styles.coach}`}>
            <input
              type="radio"
              name={name}
              className={pick.box}
              checked={coach.code === current.code}
              disabled={coach.free === 0}
              onChange={() => onChoose(coach.code)}
            />
            <b>{coach.code}</b>{' '}
            <span>{coach.free === 0 ? t('seats.full') : t('seats.free', { count: coach.free })}</span>
          </label>
        ))}
      </div>
      <p className={styles.facts}>
        {t('train.coach', { layout: layoutOf(current), count: current.seats.length })}. {t('seats.price')}
      </p>
    </fieldset>
  );
}
