import { useTranslation } from 'react-i18next';
import { isContact } from '@wisata/kernel/party-form';
import { titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { fieldId, useFieldProblem } from '@wisata/runtime/booking/checkout-form';
import { ContactCard } from '@wisata/runtime/booking/contact-card';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { TitleSelect } from '@wisata/runtime/booking/title-fields';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Checkbox } from '@wisata/ui/checkbox';
import { Stack } from '@wisata/ui/layout';
import { TextArea } from '@wisata/ui/text-area';
import { PRODUCTS } from '../products/product-words.tsx';
import { useFields, useOrder } from './checkout-facts.ts';
import { travellerAt, voucherName, type Place } from './product-form.rules.ts';

/** Title and names of who books, and what the voucher prints for one name. */
function Name() {
  const { contact } = useFields().values;
  const title = <TitleSelect path="contact" titles={titlesFor(TRIP_BANDS, 'ADT')} own />;
  return <PersonFields path="contact" person={contact} own title={title} printed={voucherName(contact)} />;
}

/** Who books, whether they come along where everybody is named, and what the operator should know. */
function Contact() {
  const { t } = useTranslation(PRODUCTS);
  const { sale } = useOrder();
  const { box, text } = useFields();
  const problem = useFieldProblem('notes');
  return (
    <ContactCard name={<Name />}>
      {sale.needsNames && (
        <Checkbox
          {...box('isTravelling', 'travellers.0')}
          id={fieldId('isTravelling')}
          label={t('checkout.contact.comes')}
          detail={t('checkout.contact.comesDetail')}
        />
      )}
      <TextArea
        {...text('notes')}
        id={fieldId('notes')}
        label={t('checkout.remark.label')}
        optional={t('checkout.optional')}
        rows={2}
        error={problem}
      />
    </ContactCard>
  );
}

/** One traveller's name. */
function Traveller({ place }: { readonly place: Place }) {
  const { t } = useTranslation(PRODUCTS);
  const { values } = useFields();
  const person = travellerAt(values, place);
  const id = `checkout-traveller-${place.number}`;
  return (
    <Card as="section" labelledBy={id}>
      <CardHeader
        id={id}
        level={2}
        number={place.number}
        title={t('checkout.traveller.title', { number: place.number })}
        subtitle={t(place.type === 'CHD' ? 'checkout.traveller.CHD' : 'checkout.traveller.ADT')}
      />
      <CardBody>
        <Stack>
          {isContact(values, place) ? (
            <p>{voucherName(values.contact) || t('checkout.contact.noName')}</p>
          ) : (
            <PersonFields
              path={place.path}
              person={person}
              title={<TitleSelect path={place.path} titles={titlesFor(TRIP_BANDS, place.type)} own={false} />}
              printed={voucherName(person)}
            />
          )}
        </Stack>
      </CardBody>
    </Card>
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
