import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@wisata/kernel/dates';
import { KeepPerson, PeoplePicker } from '@wisata/runtime/booking/people-picker';
import type { SavedGuest } from '../api/passengers.api.ts';
import { useFields } from './checkout-fields.ts';
import { findChildAge, isChanged, isContact, savedName, toContact, toGuest } from './saved-guest.rules.ts';

/** Whom the member has saved, and the day that their ages are counted on. */
export interface SavedGuestsProps {
  readonly saved: readonly SavedGuest[];
  readonly checkInDate: CalendarDate;
}

/** One press names the guest of a room; the person who books stays the contact. */
export function SavedRoomGuests({ room, saved, checkInDate }: SavedGuestsProps & { room: number }) {
  const { t } = useTranslation('hotel');
  const { values, set, clear } = useFields();
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
  return <PeoplePicker travellers={travellers} selectedId={selected} onPick={pick} />;
}

/** Offers a member to save a typed guest together with the booking, or what was changed of a saved one. */
export function KeepGuest({ room, saved }: Pick<SavedGuestsProps, 'saved'> & { room: number }) {
  const guest = useFields().values.guests[room];
  const known = saved.find(({ id }) => id === guest?.savedId);
  if (guest?.savedId && !(known && isChanged(guest, known))) return null;
  return <KeepPerson path={`guests.${room}`} saved={known && savedName(known)} />;
}
