import { useTranslation } from 'react-i18next';
import type { Passenger } from '../api/passengers.api.ts';
import { useRemovePassenger } from './use-remove-passenger.ts';
import { nameOf } from './passenger-row.tsx';
import { RemovalDialog } from '../form/removal-dialog.tsx';

interface RemovePassengerProps {
  readonly passenger: Passenger;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks once, because nothing brings a deleted passenger back. */
export function RemovePassengerDialog({ passenger, onClose, onRemoved }: RemovePassengerProps) {
  const { t } = useTranslation('account');
  const removal = useRemovePassenger(passenger.id, onRemoved);
  const labels = { no: t('travellers.removeNo'), yes: t('travellers.removeYes') };
  return (
    <RemovalDialog
      title={t('travellers.removeTitle', { name: nameOf(passenger) })}
      labels={labels}
      removal={removal}
      onClose={onClose}
    >
      {t('travellers.removeText')}
    </RemovalDialog>
  );
}
