import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import { ID_TYPES } from '@wisata/kernel/identity';
import { ageOn } from '@wisata/kernel/passengers';
import { formatPhone } from '@wisata/kernel/phone';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Tag } from '@wisata/ui/tag';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { Passenger } from '../api/passengers.api.ts';
import { maskNumber, missingOf } from './passenger-form.rules.ts';
import styles from './passenger-row.module.css';

export function nameOf({ firstName, lastName }: Pick<Passenger, 'firstName' | 'lastName'>): string {
  return firstName === lastName ? firstName : `${firstName} ${lastName}`.trim();
}

function useFacts({ birthDate, idType, idNumber, passportExpiry, phone, email }: Passenger): readonly string[] {
  const { t } = useTranslation('account');
  const { clock, locale } = useApp();
  const born =
    birthDate &&
    `${t('travellers.born', { date: formatDate(birthDate, locale) })}, ${t('travellers.age', {
      count: ageOn(birthDate, todayInJakarta(clock.now())),
    })}`;
  const label = idType === 'passport' ? t('traveller.passport') : ID_TYPES.find(({ slug }) => slug === idType)?.label;
  const document = idNumber && `${label} ${maskNumber(idNumber)}`;
  const number = phone.national && formatPhone(phone.callingCode, phone.national);
  const until = passportExpiry && t('travellers.until', { date: formatDate(passportExpiry, locale) });
  return [born, document, until, number, email].filter((fact): fact is string => Boolean(fact));
}

function Facts({ passenger }: { passenger: Passenger }) {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.facts} role="list">
      {useFacts(passenger).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {missingOf(passenger).map((what) => (
        <li key={what} className={styles.missing}>
          {t(`travellers.missing.${what}`)}
        </li>
      ))}
    </ul>
  );
}

interface PassengerRowProps {
  readonly passenger: Passenger;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One saved passenger: who, what a booking will still ask for, and the two things to do. */
export function PassengerRow({ passenger, onEdit, onRemove }: PassengerRowProps) {
  const { t } = useTranslation('account');
  const missing = missingOf(passenger);
  const name = nameOf(passenger);
  const title = passenger.title && t(`traveller.titles.${passenger.title}`, { defaultValue: passenger.title });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            {title && <span className={styles.title}>{title} </span>}
            {name}
          </h3>
          <Tag tone={missing.length === 0 ? 'success' : 'warn'}>
            {t(missing.length === 0 ? 'travellers.complete' : 'travellers.incomplete')}
          </Tag>
        </div>
        <Facts passenger={passenger} />
      </div>
      <div className={styles.actions}>
        <Button size="s" icon={Pencil} onClick={onEdit}>
          <span aria-hidden>{t('travellers.edit')}</span>
          <VisuallyHidden>{t('travellers.editWho', { name })}</VisuallyHidden>
        </Button>
        <Button size="s" icon={Trash2} onClick={onRemove}>
          <span aria-hidden>{t('travellers.remove')}</span>
          <VisuallyHidden>{t('travellers.removeWho', { name })}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
