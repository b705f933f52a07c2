import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@wisata/kernel/dates';
import { Checkbox } from '@wisata/ui/checkbox';
import { SavedTravellerPicker } from '@wisata/ui/saved-traveller-picker';
import type { SavedGuest } from '../api/passengers.api.ts';
import { useFields } from '../hooks/checkout-fields.ts';
import { fieldId } from '../hooks/use-field-problem.ts';
import { usePickerLabels } from '../hooks/use-picker-labels.ts';
import { findChildAge, isChanged, isContact, savedName, toContact, toGuest } from '../rules/saved-guest.rules.ts';

/** Whom the member has saved, and the day that their ages are counted on. */
export interface SavedGuestsProps {
  readonly saved: readonly SavedGuest[];
  readonly checkInDate: CalendarDate;
}

/** One press names the guest of a room; the person who books stays the contact. */
export function SavedRoomGuests({ room, saved, checkInDate }: SavedGuestsProps & { room: number }) {
  const { t } = useTranslation('hotel');
  const { values, set, clear } = useFields();
  const labels = usePickerLabels();
  const guest = values.guests[room];
  const isSelf = room === 0 && values.isGuest;

  function pick(id: string) {
    const chosen = saved.find((each) => each.id === id);
    if (!chosen || !guest) return;
    if (isSelf && isContact(chosen, values)) {
      set('contact', toContact(chosen, values.contact));
      return clear('contact');
    }
    if (isSelf) set('isGuest', false);
    set(`guests.${room}`, toGuest(chosen, guest));
    clear(`guests.${room}`);
  }

  const travellers = saved.map((each) => {
    const age = findChildAge(each, checkInDate);
    const blocked = age === undefined ? undefined : t('checkout.saved.tooYoung', { count: age });
    return { id: each.id, name: savedName(each), ...(blocked ? { blocked } : {}) };
  });
  const selected = isSelf ? undefined : guest?.savedId;
  return <SavedTravellerPicker travellers={travellers} selectedId={selected} labels={labels} onPick={pick} />;
}

/** Offers a member to save a typed guest together with the booking, or what was changed of a saved one. */
export function KeepGuest({ room, saved }: Pick<SavedGuestsProps, 'saved'> & { room: number }) {
  const { t } = useTranslation('hotel');
  const { values, box } = useFields();
  const guest = values.guests[room];
  const known = saved.find(({ id }) => id === guest?.savedId);
  if (guest?.savedId && !(known && isChanged(guest, known))) return null;
  const name = `guests.${room}.keep` as const;
  const words = known
    ? { label: t('checkout.saved.change', { name: savedName(known) }), detail: t('checkout.saved.changeDetail') }
    : { label: t('checkout.saved.keep'), detail: t('checkout.saved.keepDetail') };
  return <Checkbox {...box(name)} id={fieldId(name)} {...words} />;
}
