import { useTranslation } from 'react-i18next';
import { isContact } from '@wisata/kernel/party-form';
import { titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { ContactAlone } from '@wisata/runtime/booking/contact-alone';
import { ContactCard } from '@wisata/runtime/booking/contact-card';
import { ComesAlong, NotesField } from '@wisata/runtime/booking/contact-parts';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { TitleSelect } from '@wisata/runtime/booking/title-fields';
import { usePersonName } from '@wisata/runtime/booking/use-person-name';
import { SectionCard } from '@wisata/ui/section-card';
import { Stack } from '@wisata/ui/layout';
import { PRODUCTS } from '../products/product-words.tsx';
import { useFields, useOrder } from './checkout-facts.ts';
import { travellerAt, type Place } from './product-form.rules.ts';

const TITLES = titlesFor(TRIP_BANDS, 'ADT');

/** Who books, whether they come along where everybody is named, and what the operator should know. */
function Contact() {
  const { t } = useTranslation(PRODUCTS);
  const { sale } = useOrder();
  return (
    <ContactCard name={<ContactAlone titles={TITLES} bands={TRIP_BANDS} />}>
      {sale.needsNames && <ComesAlong as="travellers.0" words="comes" />}
      <NotesField name="notes" label={t('checkout.remark.label')} />
    </ContactCard>
  );
}

/** One traveller's name. */
function Traveller({ place }: { readonly place: Place }) {
  const { t } = useTranslation(PRODUCTS);
  const { values } = useFields();
  const nameOf = usePersonName();
  const person = travellerAt(values, place);
  const id = `checkout-traveller-${place.number}`;
  return (
    <SectionCard
      id={id}
      number={place.number}
      title={t('checkout.traveller.title', { number: place.number })}
      subtitle={t(place.type === 'CHD' ? 'checkout.traveller.CHD' : 'checkout.traveller.ADT')}
    >
      <Stack>
        {isContact(values, place) ? (
          <p>{nameOf(values.contact) || t('checkout.contact.noName')}</p>
        ) : (
          <PersonFields
            path={place.path}
            person={person}
            title={<TitleSelect path={place.path} titles={titlesFor(TRIP_BANDS, place.type)} own={false} />}
            printed={nameOf(person)}
          />
        )}
      </Stack>
    </SectionCard>
  );
}

/** First step: who books, and everybody whom the voucher names. */
export function ProductDetails() {
  const { places } = useOrder();
  return (
    <>
      <Contact />
      {places.map((place) => (
        <Traveller key={place.path} place={place} />
      ))}
    </>
  );
}
